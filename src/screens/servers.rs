//! The servers that a site's owner may name for tables on many screens, in a link or in the page:
//!
//! - `signal`: one through which a table and its guests find each other (`super::signaling_client`);
//! - `ice`: those that tell a browser how it is reached from outside (STUN), or carry what finds no other
//!   way (TURN).
//!
//! Without named servers, none is contacted.

use conclave_session::link::{decode, parts};
use serde::{Deserialize, Serialize};

/// The most servers for finding a way.
const MOST_ICE: usize = 4;
/// The longest address.
const LONGEST: usize = 160;

/// The servers that are named. As part of a code it is somebody else's word: see [`Servers::are_valid`].
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Servers {
    /// The signalling server.
    pub signal: Option<String>,
    /// Those for finding a way.
    pub ice: Vec<String>,
}

/// How a table can be reached besides by codes, as its link says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ConnectionOptions {
    /// The servers that it names.
    pub servers: Servers,
    /// Whether the page around this frame carries messages (`relay=on`).
    pub relay: bool,
    /// The link's query without these parts.
    pub rest: String,
}

impl ConnectionOptions {
    /// Reads a link's query.
    ///
    /// # Errors
    /// The name of a part that makes no sense.
    pub fn of(query: &str) -> Result<ConnectionOptions, &'static str> {
        let mut connection_options = ConnectionOptions::default();
        let mut rest = Vec::new();
        for part in query.split('&') {
            match parts(part).next() {
                Some(("signal", address)) => {
                    connection_options.servers.name_signal(&decode(address))?
                }
                Some(("ice", list)) => connection_options.servers.name_ice(list)?,
                Some(("relay", "on")) => connection_options.relay = true,
                Some(("relay", _)) => return Err("relay"),
                _ => rest.push(part),
            }
        }
        connection_options.rest = rest.join("&");
        Ok(connection_options)
    }
}

/// A server for finding a way, as browsers want it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IceServer {
    /// Its address, such as `stun:stun.example.org:3478`.
    pub url: String,
    /// The name and the password that a TURN server asks for.
    pub login: Option<(String, String)>,
}

impl Servers {
    /// Names the signalling server.
    ///
    /// # Errors
    /// The part's name, when it is no address of one.
    pub fn name_signal(&mut self, address: &str) -> Result<(), &'static str> {
        let address = address.trim_end_matches('/');
        signal_host(address).ok_or("signal")?;
        self.signal = Some(address.to_owned());
        Ok(())
    }

    /// Names servers for finding a way: a list with commas, each escaped as a name in a link is.
    ///
    /// # Errors
    /// The part's name, when one is no address, or there are too many.
    pub fn name_ice(&mut self, list: &str) -> Result<(), &'static str> {
        self.ice = list.split(',').map(decode).collect();
        self.are_valid().then_some(()).ok_or("ice")
    }

    /// Whether these are addresses that may be asked.
    pub fn are_valid(&self) -> bool {
        self.signal.as_deref().is_none_or(|address| signal_host(address).is_some())
            && self.ice.len() <= MOST_ICE
            && self.ice.iter().all(|server| ice_server(server).is_some())
    }

    /// Those for finding a way.
    pub fn ice(&self) -> Vec<IceServer> {
        self.ice.iter().filter_map(|server| ice_server(server)).collect()
    }

    /// The machines that would be asked, without those of this name.
    pub fn hosts_beside(&self, own: &str) -> Vec<&str> {
        let mut hosts: Vec<&str> =
            self.signal.as_deref().and_then(signal_host).into_iter().collect();
        hosts
            .extend(self.ice.iter().filter_map(|server| ice_parts(server)).map(|parts| parts.host));
        hosts.dedup();
        hosts.retain(|host| *host != own);
        hosts
    }
}

/// The name of the machine in an address of a signalling server; none for what is no such address:
/// `wss://HOST`, with a port and a path if need be, or `ws://` for this very machine.
pub fn signal_host(address: &str) -> Option<&str> {
    let (rest, open) = match address.strip_prefix("wss://") {
        Some(rest) => (rest, false),
        None => (address.strip_prefix("ws://")?, true),
    };
    let end = rest.find('/').unwrap_or(rest.len());
    let (place, path) = rest.split_at(end);
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte);
    let host = host_of(place)?;
    let here = ["localhost", "127.0.0.1", "[::1]"].contains(&host);
    (address.len() <= LONGEST && path.bytes().all(plain) && (here || !open)).then_some(host)
}

/// The parts of the address of a server for finding a way.
struct IceParts<'a> {
    url: String,
    host: &'a str,
    login: Option<(&'a str, &'a str)>,
}

/// Reads `stun:HOST`, `stuns:HOST`, `turn:NAME:PASSWORD@HOST` or `turns:NAME:PASSWORD@HOST`, each with a
/// port if need be, and the latter with `?transport=tcp` or `udp`.
fn ice_parts(server: &str) -> Option<IceParts<'_>> {
    let (scheme, rest) = server.split_once(':').filter(|_| server.len() <= LONGEST)?;
    let relays = match scheme {
        "stun" | "stuns" => false,
        "turn" | "turns" => true,
        _ => return None,
    };
    let (login, place) = match rest.rsplit_once('@') {
        Some((login, place)) => (Some(login.split_once(':')?), place),
        None => (None, rest),
    };
    let (place, transport) = place.split_once('?').map_or((place, None), |(p, t)| (p, Some(t)));
    let host = host_of(place)?;
    let known = transport.is_none_or(|it| ["transport=tcp", "transport=udp"].contains(&it));
    let fits = relays == login.is_some() && (relays || transport.is_none());
    let question = if transport.is_some() { "?" } else { "" };
    let url = format!("{scheme}:{place}{question}{}", transport.unwrap_or_default());
    (fits && known).then_some(IceParts { url, host, login })
}

/// A server for finding a way.
fn ice_server(server: &str) -> Option<IceServer> {
    let IceParts { url, login, .. } = ice_parts(server)?;
    let login = login.map(|(name, password)| (name.to_owned(), password.to_owned()));
    Some(IceServer { url, login })
}

/// The machine's name in `HOST` or `HOST:PORT`.
fn host_of(place: &str) -> Option<&str> {
    let (host, port) = match place.rsplit_once(':').filter(|_| !place.ends_with(']')) {
        Some((host, port)) => (host, Some(port)),
        None => (place, None),
    };
    let named = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
    let numbered = |byte: u8| byte.is_ascii_hexdigit() || b":.".contains(&byte);
    let fits = match host.strip_prefix('[').map(|host| host.strip_suffix(']')) {
        Some(address) => address.is_some_and(|it| !it.is_empty() && it.bytes().all(numbered)),
        None => host.starts_with(|c: char| c.is_ascii_alphanumeric()) && host.bytes().all(named),
    };
    (fits && port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0))).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_taken_out_of_a_query() {
        let query = "seats=person,guest&signal=wss://signal.example:3536/&seed=7\
                     &ice=stun:stun.example,turn:ada:se%2Ccret@turn.example:5349?transport=tcp";
        let ConnectionOptions { servers, relay, rest } =
            ConnectionOptions::of(query).expect("addresses");
        assert!(!relay);
        assert_eq!(rest, "seats=person,guest&seed=7");
        assert_eq!(servers.signal.as_deref(), Some("wss://signal.example:3536"));
        let turn = IceServer {
            url: "turn:turn.example:5349?transport=tcp".into(),
            login: Some(("ada".into(), "se,cret".into())),
        };
        let stun = IceServer { url: "stun:stun.example".into(), login: None };
        assert_eq!(servers.ice(), [stun, turn]);
        assert!(servers.are_valid());
        assert_eq!(
            servers.hosts_beside("games.example"),
            ["signal.example", "stun.example", "turn.example"]
        );
        assert_eq!(servers.hosts_beside("signal.example"), ["stun.example", "turn.example"]);
        let plain = ConnectionOptions { rest: "a=b".into(), ..ConnectionOptions::default() };
        assert_eq!(ConnectionOptions::of("a=b"), Ok(plain.clone()));
        assert_eq!(
            ConnectionOptions::of("relay=on&a=b"),
            Ok(ConnectionOptions { relay: true, ..plain })
        );
        assert_eq!(ConnectionOptions::of("relay=off"), Err("relay"));
    }

    #[test]
    fn an_address_that_is_none_or_not_encrypted_is_refused() {
        for good in [
            "wss://a.example",
            "wss://a.example:443/path/of-it",
            "wss://[2001:db8::1]:9",
            "ws://localhost:3536",
            "ws://127.0.0.1:3536",
            "ws://[::1]",
        ] {
            assert!(signal_host(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "a.example",
            "ws://a.example",
            "ws://localhost.example",
            "ws://127.0.0.1@a.example",
            "https://a.example",
            "wss://",
            "wss:///path",
            "wss://user@a.example",
            "wss://a.example:port",
            "wss://a.example:0",
            "wss://a.example:70000",
            "wss://a.example?next=2",
            "wss://a.example/#x",
            "wss://a.example/\u{e9}",
            "wss://a example",
            &format!("wss://a.example/{}", "a".repeat(LONGEST)),
        ] {
            assert_eq!(signal_host(bad), None, "{bad}");
            assert_eq!(ConnectionOptions::of(&format!("signal={bad}")), Err("signal"), "{bad}");
        }
    }

    #[test]
    fn servers_for_finding_a_way_are_named_in_full() {
        for bad in [
            "",
            "stun:",
            "stun.example",
            "http://stun.example",
            "stun:ada:secret@stun.example",
            "stun:stun.example?transport=udp",
            "turn:turn.example",
            "turn:ada@turn.example",
            "turn:ada:secret@turn.example?transport=tls",
            "stun:a,stun:b,stun:c,stun:d,stun:e",
        ] {
            assert_eq!(ConnectionOptions::of(&format!("ice={bad}")), Err("ice"), "{bad}");
        }
        assert!(ConnectionOptions::of("ice=stuns:[::1]:5,turns:a:b:c@turn.example").is_ok());
    }
}
