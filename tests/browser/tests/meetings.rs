//! Tables in other networks: one link leads there through a signalling server, a real `matchbox_server`.

use crate::many_screens::{connects, open, wait_until_equal};
use browser_tests::{Hands, Page, Visitor, route};
use std::net::{IpAddr, TcpListener, UdpSocket};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use xtask::serve::POLICY;
use xtask::tools::Tools;

/// A signalling server. It ends when dropped.
struct Matchbox(Child);

impl Matchbox {
    fn start(port: u16) -> Matchbox {
        let tools = Tools::locate().expect("a folder");
        let program =
            tools.program("matchbox_server").expect("cargo xtask test --thorough installs it");
        let mut command = Command::new(program);
        command.arg(format!("127.0.0.1:{port}")).stdout(Stdio::null()).stderr(Stdio::null());
        Matchbox(command.spawn().expect("a server"))
    }
}

impl Drop for Matchbox {
    fn drop(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A port that nobody listens at.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// Somebody whose page may ask this server, as docs/hosting.md says.
fn allowed(visitor: Visitor, server: &str) -> Visitor {
    let connect = format!("connect-src 'self' {server}");
    Visitor { policy: POLICY.replace("connect-src 'self'", &connect), ..visitor }
}

/// Forgives that the server was not there, and nothing else.
fn forgive_silence(page: &Page) {
    let errors = page.take_errors();
    assert!(errors.iter().all(|error| error.contains("WebSocket")), "{errors:?}");
}

#[test]
#[ignore = "thorough: a server that has to be compiled"]
fn one_link_leads_to_a_table_through_a_server_and_back_again() {
    let port = free_port();
    let server = format!("ws://localhost:{port}");
    let table = allowed(Visitor::default(), &server);
    let table = open(
        table,
        &format!("#/host/wizards-gambit?seats=guest,guest,apprentice&names=,,Bot&signal={server}"),
    );
    if !connects(&table) {
        return;
    }
    // Nobody is asked before somebody has agreed; without the server there are codes as ever.
    table.wait("[data-through=localhost][data-connection=waiting]");
    table.assert_accessible();
    table.click_named("button", "Open the table");
    table.wait(".waiting-invitation .banner");
    assert!(table.told("data-join").len() > 150, "a code that works without the server");
    table.screenshot("meeting-silent");
    let matchbox = Matchbox::start(port);
    table.wait_gone(".answer-form");
    table.wait(".qr");
    table.assert_accessible();
    table.screenshot("meeting");
    let link = table.told("data-join");
    // The same link for both.
    let guests: Vec<Page> = ["Ada", "Bea"]
        .into_iter()
        .map(|name| {
            let guest = allowed(Visitor::with_phone(), &server);
            let guest = open(guest, &format!("{}?names={name}", route(&link)));
            guest.wait("[data-through=localhost]");
            guest.assert_accessible();
            guest.screenshot("meeting-join");
            assert_eq!(guest.js("return document.querySelector('[name=name]').value;"), name);
            guest.click_named("button", "Join");
            guest.wait("[data-connection=open]");
            guest
        })
        .collect();
    let [ada, bea] = &guests[..] else { panic!("two guests") };
    // Nobody else is to come.
    table.wait(".table");
    ada.wait(".table");
    bea.wait(".table");
    let seats = table.text(".seats");
    assert!(seats.contains("Ada") && seats.contains("Bea"), "{seats}");
    // What is played does not need the server.
    drop(matchbox);
    let others = |seat| format!("document.querySelector('.table').dataset.acting !== '{seat}'");
    let ply = || -> u32 {
        let ply = table.attribute(".table", "data-ply").expect("a number");
        ply.parse().expect("a number")
    };
    while ply() < 8 {
        ada.play(Hands::Mouse, &others(0));
        bea.play(Hands::Mouse, &others(1));
    }
    // Who loads the page again while it is away is told, and comes back by itself.
    ada.reload();
    ada.wait_until("document.querySelector('[role=status]').textContent.includes('localhost')");
    let matchbox = Matchbox::start(port);
    ada.wait("[data-connection=open] .table");
    table.wait("[data-connection=open]");
    wait_until_equal(&table, ada);
    // So does everybody when the table is loaded again.
    table.reload();
    table.wait("[data-connection=open] .table");
    ada.wait("[data-connection=open] .table");
    bea.wait("[data-connection=open] .table");
    wait_until_equal(&table, bea);
    for page in [&table, ada, bea] {
        forgive_silence(page);
    }
    // The server goes last, so that nobody misses it.
    drop(guests);
    drop(table);
    drop(matchbox);
}

/// The address of this machine in its network.
fn own_address() -> IpAddr {
    let socket = UdpSocket::bind("0.0.0.0:0").expect("a port");
    // Nothing is sent by this.
    socket.connect("192.0.2.1:9").expect("a way");
    socket.local_addr().expect("an address").ip()
}

/// A STUN server (RFC 8489) that sees everybody at 203.0.113.9, and counts who asks. It runs as long as the
/// tests do.
fn stun() -> (String, Arc<AtomicUsize>) {
    let socket = UdpSocket::bind("0.0.0.0:0").expect("a port");
    let port = socket.local_addr().expect("an address").port();
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    std::thread::spawn(move || {
        let mut heard = [0; 1_500];
        while let Ok((length, from)) = socket.recv_from(&mut heard) {
            // A binding request of 20 bytes at least, with the magic cookie.
            if length < 20 || heard[..2] != [0, 1] || heard[4..8] != [0x21, 0x12, 0xa4, 0x42] {
                continue;
            }
            count.fetch_add(1, Ordering::Relaxed);
            let xor = |bytes: [u8; 4]| [0, 1, 2, 3].map(|at| bytes[at] ^ heard[4 + at]);
            let [high, low] = (from.port() ^ 0x2112).to_be_bytes();
            // XOR-MAPPED-ADDRESS, of IPv4.
            let mut answer = vec![1, 1, 0, 12];
            answer.extend(&heard[4..20]);
            answer.extend([0, 0x20, 0, 8, 0, 1, high, low]);
            answer.extend(xor([203, 0, 113, 9]));
            let _ = socket.send_to(&answer, from);
        }
    });
    (format!("stun:{}:{port}", own_address()), asked)
}

#[test]
fn a_named_server_tells_where_devices_are_and_codes_say_so() {
    let (server, asked) = stun();
    let address = format!("#/host/wizards-gambit?seats=guest,apprentice&ice={server}");
    let table = open(Visitor::default(), &address);
    if !connects(&table) {
        return;
    }
    table.wait("[data-through]");
    assert_eq!(asked.load(Ordering::Relaxed), 0, "nobody is asked before somebody has agreed");
    table.click_named("button", "Open the table");
    let invitation = table.told("data-join");
    let by_table = asked.load(Ordering::Relaxed);
    assert!(by_table > 0);
    let guest = open(Visitor::with_phone(), &format!("{}?names=Ada", route(&invitation)));
    guest.wait("[data-through]");
    guest.click_named("button", "Join");
    let answer = guest.told("data-answer");
    assert!(asked.load(Ordering::Relaxed) > by_table);
    table.js("const { prototype } = RTCPeerConnection;
         const hear = prototype.setRemoteDescription;
         prototype.setRemoteDescription = function (description) {
           window.heard = description.sdp;
           return hear.call(this, description);
         };");
    table.type_into("input[name=answer]", &answer);
    table.click_named(".answer-form button", "Let in");
    guest.wait("[data-connection=open] .table");
    let heard = table.js("return window.heard;").to_string();
    assert!(heard.contains(" 203.0.113.9 ") && heard.contains("typ srflx"), "{heard}");
}
