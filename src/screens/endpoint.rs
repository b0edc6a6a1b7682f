//! One end of a peer connection, as little as the other end must know of it.
//!
//! A browser describes its end in about a kilobyte of SDP (RFC 8866), of which a connection with a
//! data channel and nothing else needs 80 to 150 bytes: the fingerprint of its certificate, a name
//! and a password, and where it can be reached. The other end gets a description that is rebuilt of
//! these ([`Endpoint::description`]). The browser's own description is never touched.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

/// The most ways of each kind to reach an end that are passed on: the first that the browser names.
const MOST_CANDIDATES: [(CandidateKind, usize); 3] =
    [(CandidateKind::Host, 6), (CandidateKind::Outside, 2), (CandidateKind::Relay, 2)];

/// One end of a peer connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Endpoint {
    /// The SHA-256 fingerprint of its certificate.
    fingerprint: [u8; 32],
    /// The name that its checks of a way begin with.
    name: IceWord,
    /// The password that its checks of a way are signed with.
    password: IceWord,
    /// Where it can be reached.
    candidates: Vec<IceCandidate>,
}

/// Which end it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one that offers the connection.
    Offer,
    /// The one that answers.
    Answer,
}

/// A way to reach an end by UDP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct IceCandidate {
    address: Address,
    port: u16,
    kind: CandidateKind,
}

/// Whose address it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum CandidateKind {
    /// The machine's own.
    Host,
    /// One that a STUN server has told the browser (a `srflx` candidate).
    Outside,
    /// That of a TURN server, which passes everything on.
    Relay,
}

/// An address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Address {
    /// A name `UUID.local`, which browsers give away instead of the machine's address.
    Hidden([u8; 16]),
    V4([u8; 4]),
    V6([u8; 16]),
}

/// A word of the characters that ICE allows (letters, digits, `+` and `/`), six bits each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct IceWord {
    length: u8,
    bits: Vec<u8>,
}

/// The characters of an [`IceWord`].
const ICE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

impl Endpoint {
    /// What the other end must know, of a browser's own description; none when it does not say.
    pub fn of(sdp: &str) -> Option<Endpoint> {
        let value = |name: &str| {
            let mut lines = sdp.lines().filter_map(|line| line.strip_prefix("a="));
            lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(':').map(str::trim))
        };
        // The description that is rebuilt has one part, of this name.
        let one = value("mid") == Some("0")
            && sdp.lines().filter(|line| line.starts_with("m=")).count() == 1;
        let candidates = sdp.lines().filter_map(|line| line.strip_prefix("a=candidate:"));
        let named: Vec<_> = candidates.filter_map(IceCandidate::parse).collect();
        let mut candidates = Vec::new();
        for (kind, most) in MOST_CANDIDATES {
            candidates.extend(named.iter().filter(|it| it.kind == kind).take(most).cloned());
        }
        let endpoint = Endpoint {
            fingerprint: hex(&value("fingerprint")?.strip_prefix("sha-256 ")?.replace(':', ""))?,
            name: IceWord::pack(value("ice-ufrag")?)?,
            password: IceWord::pack(value("ice-pwd")?)?,
            candidates,
        };
        (one && !endpoint.candidates.is_empty()).then_some(endpoint)
    }

    /// The description of this end for the other one's browser.
    ///
    /// That of an offer is without the addresses of this end ([`candidates`](Endpoint::candidates)): who
    /// answers waits until the other end starts the connectivity checks, however long it takes to carry the
    /// answer there. If it started them itself, and somebody else with the same offer did so too, the end
    /// that has made the offer would begin with the first and be told of the second.
    pub fn description(&self, side: Side) -> String {
        let mut sdp = String::from(
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
        );
        let setup = match side {
            // More about it may follow.
            Side::Offer => "actpass\r\na=ice-options:trickle",
            Side::Answer => {
                for candidate in self.candidates() {
                    sdp += &["a=", &candidate, "\r\n"].concat();
                }
                "active"
            }
        };
        let (name, password) = (self.name.text(), self.password.text());
        let _ = write!(sdp, "a=ice-ufrag:{name}\r\na=ice-pwd:{password}\r\na=fingerprint:sha-256 ");
        for (at, byte) in self.fingerprint.iter().enumerate() {
            let _ = write!(sdp, "{}{byte:02X}", if at > 0 { ":" } else { "" });
        }
        let _ = write!(
            sdp,
            "\r\na=setup:{setup}\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n"
        );
        sdp
    }

    /// The ways to reach it, those first that its browser has named first.
    pub fn candidates(&self) -> Vec<String> {
        let line = |(at, IceCandidate { address, port, kind }): (usize, &IceCandidate)| {
            // RFC 8445 § 5.1.2: the kind of address first, then the order in which they were named. The
            // machine's own address behind a relayed one is not disclosed.
            let (preference, kind) = match kind {
                CandidateKind::Host => (126_u32, "host"),
                CandidateKind::Outside => (100, "srflx raddr 0.0.0.0 rport 0"),
                CandidateKind::Relay => (0, "relay raddr 0.0.0.0 rport 0"),
            };
            let priority = (preference << 24) + ((0xffff - at as u32) << 8) + 255;
            let address = match address {
                Address::Hidden(id) => format!("{}.local", uuid(id)),
                Address::V4([a, b, c, d]) => format!("{a}.{b}.{c}.{d}"),
                // Written in full, without shortening the longest run of zeros.
                Address::V6(bytes) => {
                    let groups =
                        bytes.chunks(2).map(|pair| format!("{:02x}{:02x}", pair[0], pair[1]));
                    groups.collect::<Vec<_>>().join(":")
                }
            };
            format!("candidate:{at} 1 udp {priority} {address} {port} typ {kind}")
        };
        self.candidates.iter().enumerate().map(line).collect()
    }
}

impl IceCandidate {
    /// A line of SDP behind `candidate:`; none for ways that are not passed on: TCP, and names that are
    /// no UUID.
    fn parse(line: &str) -> Option<IceCandidate> {
        let words: Vec<&str> = line.split(' ').collect();
        let [_, "1", protocol, _, address, port, "typ", kind, ..] = words[..] else { return None };
        let kind = match kind {
            "host" => CandidateKind::Host,
            "srflx" => CandidateKind::Outside,
            "relay" => CandidateKind::Relay,
            _ => return None,
        };
        let port = port.parse().ok().filter(|&port| port > 0)?;
        let address = match address.strip_suffix(".local") {
            Some(id) => Address::Hidden(hex(&id.replace('-', ""))?),
            None if address.contains(':') => Address::V6(v6(address)?),
            None => Address::V4(v4(address)?),
        };
        protocol.eq_ignore_ascii_case("udp").then_some(IceCandidate { address, port, kind })
    }
}

impl IceWord {
    fn pack(word: &str) -> Option<IceWord> {
        let mut bits = Vec::new();
        let (mut held, mut count) = (0_u32, 0);
        for byte in word.bytes() {
            let value = ICE.iter().position(|&known| known == byte)?;
            held = (held << 6) | value as u32;
            count += 6;
            if count >= 8 {
                count -= 8;
                bits.push((held >> count) as u8);
            }
        }
        if count > 0 {
            bits.push((held << (8 - count)) as u8);
        }
        Some(IceWord { length: word.len().try_into().ok()?, bits })
    }

    fn text(&self) -> String {
        let bit = |at: usize| self.bits.get(at / 8).map_or(0, |byte| (byte >> (7 - at % 8)) & 1);
        let value = |at: usize| (0..6).fold(0, |value, more| (value << 1) | bit(6 * at + more));
        (0..usize::from(self.length)).map(|at| char::from(ICE[usize::from(value(at))])).collect()
    }
}

/// So many bytes, of two hexadecimal digits each.
fn hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let fits = digits.len() == 2 * N && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    for (at, byte) in bytes.iter_mut().enumerate().take(if fits { N } else { 0 }) {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    fits.then_some(bytes)
}

/// The bytes of an IPv4 address.
fn v4(address: &str) -> Option<[u8; 4]> {
    let bytes: Option<Vec<u8>> = address.split('.').map(|part| part.parse().ok()).collect();
    bytes?.try_into().ok()
}

/// The bytes of an IPv6 address: groups of four hexadecimal digits, of which `::` stands for those that are zero.
fn v6(address: &str) -> Option<[u8; 16]> {
    let groups = |part: &str| -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        for group in part.split(':').filter(|_| !part.is_empty()) {
            bytes.extend(u16::from_str_radix(group, 16).ok()?.to_be_bytes());
        }
        Some(bytes)
    };
    // To search a text for a text takes more code than all the rest here.
    let Some(gap) = address.as_bytes().windows(2).position(|pair| pair == b"::") else {
        return groups(address)?.try_into().ok();
    };
    let (first, last) = (groups(&address[..gap])?, groups(&address[gap + 2..])?);
    let zeros = 16_usize.checked_sub(first.len() + last.len())?;
    [first, vec![0; zeros], last].concat().try_into().ok()
}

/// A UUID as browsers write it.
fn uuid(bytes: &[u8; 16]) -> String {
    let mut text = String::with_capacity(36);
    for (at, byte) in bytes.iter().enumerate() {
        let hyphen = if [4, 6, 8, 10].contains(&at) { "-" } else { "" };
        let _ = write!(text, "{hyphen}{byte:02x}");
    }
    text
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Chromium's offer, its machine's addresses hidden.
    pub const CHROMIUM: &str = "v=0\r\no=- 6691497716087880652 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n\
        a=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:605958181 1 udp 2113937151 88198466-fab3-48f0-802f-9ddd8383ff7b.local 57812 typ \
        host generation 0 network-cost 999\r\n\
        a=candidate:4017680837 1 udp 2113942271 8ed30f9b-2b7c-403c-b6c0-8f97043275c0.local 60324 typ \
        host generation 0 network-cost 999\r\n\
        a=ice-ufrag:crLt\r\na=ice-pwd:DnAUN3BheBfuGjoph5h8S9ll\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 DB:0F:51:42:07:BD:43:4A:C2:02:27:12:94:A3:DC:1F:B4:4B:EC:06:98:0D:F7:30:\
        A5:0A:1F:32:5E:AB:CE:4D\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    /// Firefox's answer.
    pub const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 2530244959841594240 0 IN IP4 \
        0.0.0.0\r\ns=-\r\nt=0 0\r\na=sendrecv\r\n\
        a=fingerprint:sha-256 C8:A9:15:5A:1E:03:97:12:50:43:92:30:31:0C:54:C2:60:05:19:44:80:83:A5:E4:\
        BF:71:96:01:67:A5:FA:B1\r\n\
        a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:0 1 UDP 2122187007 a694abf4-04e0-4ee7-aa29-8c3687e3cac6.local 47524 typ host\r\n\
        a=candidate:1 1 UDP 2122252543 fd00:1::7 52190 typ host\r\n\
        a=candidate:2 1 TCP 2105458943 a694abf4-04e0-4ee7-aa29-8c3687e3cac6.local 9 typ host tcptype \
        active\r\n\
        a=candidate:4 1 UDP 1685987327 203.0.113.9 52191 typ srflx raddr 0.0.0.0 rport 0\r\n\
        a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:cca15643a0839a7224e51b19a2ea6e98\r\n\
        a=ice-ufrag:4c7ea9b4\r\na=mid:0\r\na=setup:active\r\na=sctp-port:5000\r\n\
        a=max-message-size:1073741823\r\n";

    /// The lines of a description that a connection depends on, sorted.
    fn essential(sdp: &str) -> Vec<String> {
        let kept = ["a=fingerprint", "a=ice-ufrag", "a=ice-pwd", "a=setup", "a=mid", "a=sctp-port"];
        let kept = |line: &&str| kept.iter().any(|name| line.starts_with(name));
        let mut lines: Vec<String> = sdp.lines().filter(kept).map(str::to_owned).collect();
        for line in sdp.lines().filter(|line| line.starts_with("a=candidate")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words[2].eq_ignore_ascii_case("udp") {
                // One address may be written in several ways.
                let address = words[4].parse::<std::net::IpAddr>();
                let address = address.map_or_else(|_| words[4].to_owned(), |it| it.to_string());
                lines.push([&address, words[5], words[7]].join(" "));
            }
        }
        lines.sort();
        lines
    }

    #[test]
    fn what_is_rebuilt_says_all_that_a_connection_needs() {
        for (sdp, side) in [(CHROMIUM, Side::Offer), (FIREFOX, Side::Answer)] {
            let endpoint = Endpoint::of(sdp).expect("a description");
            let mut rebuilt = endpoint.description(side);
            if side == Side::Offer {
                assert!(!rebuilt.contains("candidate"), "it waits for the other end's checks");
                for candidate in endpoint.candidates() {
                    rebuilt += &format!("a={candidate}\r\n");
                }
            }
            assert_eq!(essential(&rebuilt), essential(sdp));
            // A rebuilt description is read back unchanged.
            assert_eq!(Endpoint::of(&rebuilt).as_ref(), Some(&endpoint));
            assert!(rebuilt.lines().all(|line| line.as_bytes()[1] == b'='), "{rebuilt}");
        }
    }

    #[test]
    fn addresses_are_read_as_the_standard_library_reads_them() {
        for text in ["192.168.178.23", "0.0.0.0", "1.2.3", "1.2.3.256", "1.2.3.4.5", "a.b.c.d", ""]
        {
            let theirs = text.parse::<std::net::Ipv4Addr>().ok().map(|it| it.octets());
            assert_eq!(v4(text), theirs, "{text}");
        }
        for text in [
            "fd00:1::7",
            "::",
            "::1",
            "fe80::",
            "2001:db8:0:1:2:3:4:5",
            "2001:db8::1:2:3:4:5",
            "1:2:3:4:5:6:7",
            "1:2:3:4:5:6:7:8:9",
            "1::2::3",
            "12345::",
            "g::",
            ":",
        ] {
            let theirs = text.parse::<std::net::Ipv6Addr>().ok().map(|it| it.octets());
            assert_eq!(v6(text), theirs, "{text}");
        }
    }

    #[test]
    fn ways_that_were_named_first_are_tried_first() {
        let rebuilt = Endpoint::of(FIREFOX).expect("a description").description(Side::Answer);
        let priorities = rebuilt.lines().filter(|line| line.starts_with("a=candidate"));
        let priorities = priorities.map(|line| line.split(' ').nth(3).expect("a priority"));
        let priorities: Vec<u32> = priorities.map(|it| it.parse().expect("a number")).collect();
        assert_eq!(priorities.len(), 3);
        assert!(priorities.is_sorted_by(|one, next| one > next), "{priorities:?}");
    }

    #[test]
    fn of_each_kind_of_way_some_are_passed_on() {
        let line = |at: usize, kind: &str| {
            format!("a=candidate:{at} 1 udp {} 10.0.0.{at} 5000 typ {kind}\r\n", 1000 - at)
        };
        let many: String = (1..=20).map(|at| line(at, "host")).collect();
        let more =
            [line(30, "srflx raddr 10.0.0.1 rport 5000"), line(40, "relay raddr 1.1.1.1 rport 1")];
        let sdp = [CHROMIUM, &many, &more.concat()].concat();
        let candidates = Endpoint::of(&sdp).expect("a description").candidates();
        assert_eq!(candidates.len(), 8);
        assert!(candidates[6].contains("10.0.0.30 5000 typ srflx"), "{candidates:?}");
        assert!(candidates[7].contains(" 16775423 10.0.0.40 5000 typ relay"), "{candidates:?}");
        assert!(!candidates.concat().contains("1.1.1.1"), "what is behind it is not told");
    }

    #[test]
    fn words_of_any_length_survive_packing() {
        for word in ["", "a", "crLt", "4c7ea9b4", "+/09azAZ+", "DnAUN3BheBfuGjoph5h8S9ll"] {
            let packed = IceWord::pack(word).expect("allowed");
            assert_eq!(packed.text(), word);
            assert_eq!(packed.bits.len(), (word.len() * 6).div_ceil(8));
        }
        assert_eq!(IceWord::pack("a b"), None);
        assert_eq!(IceWord::pack(&"a".repeat(256)), None);
    }

    #[test]
    fn a_description_without_something_is_none() {
        for missing in ["a=fingerprint", "a=ice-ufrag", "a=ice-pwd", "a=mid", "a=candidate", "m="] {
            let rest = CHROMIUM.lines().filter(|line| !line.starts_with(missing));
            let rest: Vec<&str> = rest.collect();
            assert_eq!(Endpoint::of(&rest.join("\r\n")), None, "{missing}");
        }
        assert_eq!(Endpoint::of(&CHROMIUM.replace("DB:0F", "DB:0")), None);
        assert_eq!(Endpoint::of(""), None);
    }
}
