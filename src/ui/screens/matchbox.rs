//! What a signalling server is told and tells, in the words of `matchbox_protocol` 0.14: JSON over a
//! WebSocket. (The least of JSON that these words need, because a whole reader of it would be larger
//! than everything else here.)

/// What a server calls somebody in a room: a UUID.
pub type PeerId = String;

/// The longest message that is read. A code is a tenth of it.
const LONGEST: usize = 4_096;

/// What a server tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The name of whoever hears this, before anything else.
    IdAssigned(PeerId),
    /// Somebody else has come into the room.
    NewPeer(PeerId),
    /// Somebody has left it.
    PeerLeft(PeerId),
    /// Somebody in the room says this to whoever hears it.
    Signal {
        /// Who says it.
        sender: PeerId,
        /// What: a text.
        data: String,
    },
}

impl Event {
    /// Reads a message; none for what is no event, and for what others than these pages say to each other
    /// (their `data` is no text, or one with signs that no code has).
    pub fn read(text: &str) -> Option<Event> {
        let mut json = Json((text.len() <= LONGEST).then_some(text)?);
        json.sign('{')?;
        let kind = json.text()?;
        json.sign(':')?;
        let event = match kind {
            "IdAssigned" => Event::IdAssigned(json.peer()?),
            "NewPeer" => Event::NewPeer(json.peer()?),
            "PeerLeft" => Event::PeerLeft(json.peer()?),
            "Signal" => {
                let (mut sender, mut data) = (None, None);
                json.sign('{')?;
                for end in [',', '}'] {
                    match json.text()? {
                        "sender" => sender = Some(json.sign(':').and_then(|()| json.peer())?),
                        "data" => data = Some(json.sign(':').and_then(|()| json.text())?),
                        _ => return None,
                    }
                    json.sign(end)?;
                }
                Event::Signal { sender: sender?, data: data?.to_owned() }
            }
            _ => return None,
        };
        json.sign('}')?;
        json.0.trim().is_empty().then_some(event)
    }
}

/// The message that says `data` to somebody in the room. Neither may have a sign that JSON escapes.
pub fn signal(receiver: &str, data: &str) -> String {
    format!(r#"{{"Signal":{{"receiver":"{receiver}","data":"{data}"}}}}"#)
}

/// The message that keeps a line open which says nothing else for a while.
pub const KEEP_ALIVE: &str = "\"KeepAlive\"";

/// What is left to be read.
struct Json<'a>(&'a str);

impl<'a> Json<'a> {
    fn sign(&mut self, sign: char) -> Option<()> {
        self.0 = self.0.trim_start().strip_prefix(sign)?;
        Some(())
    }

    /// A text without signs that are escaped: nothing that these pages say has one.
    fn text(&mut self) -> Option<&'a str> {
        self.sign('"')?;
        let (text, rest) = self.0.split_once('"')?;
        self.0 = rest;
        (!text.contains('\\')).then_some(text)
    }

    fn peer(&mut self) -> Option<PeerId> {
        let name = self.text()?;
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        (name.len() <= 64 && name.bytes().all(plain)).then(|| name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use matchbox_protocol::{JsonPeerEvent, JsonPeerRequest, PeerId as Uuid};

    use super::*;

    const ADA: &str = "9cf8b2f4-5f1c-4ed9-8a1a-6c3c2a6f7d10";

    fn uuid() -> Uuid {
        Uuid(ADA.parse().expect("a UUID"))
    }

    #[test]
    fn what_matchbox_writes_is_read() {
        let said = |data| JsonPeerEvent::Signal { sender: uuid(), data };
        let ada = || ADA.to_owned();
        for (theirs, ours) in [
            (JsonPeerEvent::IdAssigned(uuid()), Event::IdAssigned(ada())),
            (JsonPeerEvent::NewPeer(uuid()), Event::NewPeer(ada())),
            (JsonPeerEvent::PeerLeft(uuid()), Event::PeerLeft(ada())),
            (said("aB-_9".into()), Event::Signal { sender: ada(), data: "aB-_9".into() }),
        ] {
            assert_eq!(Event::read(&theirs.to_string()), Some(ours), "{theirs}");
        }
        // What other programs say to each other.
        for data in [serde_json::json!({ "Offer": "v=0" }), "a\"b".into(), "\\".into(), 7.into()] {
            assert_eq!(Event::read(&said(data.clone()).to_string()), None, "{data}");
        }
    }

    #[test]
    fn what_is_written_matchbox_reads() {
        let read = |text: &str| text.parse::<JsonPeerRequest>().expect("a request");
        assert_eq!(
            read(&signal(ADA, "aB-_9")),
            JsonPeerRequest::Signal { receiver: uuid(), data: "aB-_9".into() }
        );
        assert_eq!(read(KEEP_ALIVE), JsonPeerRequest::KeepAlive);
    }

    #[test]
    fn spaces_and_the_order_of_parts_do_not_matter_and_nonsense_is_nothing() {
        let read = Event::read(" { \"Signal\" : { \"data\" : \"x\" , \"sender\" : \"a-1\" } } \n");
        assert_eq!(read, Some(Event::Signal { sender: "a-1".into(), data: "x".into() }));
        let whole = format!(r#"{{"Signal":{{"sender":"{ADA}","data":"x"}}}}"#);
        assert!(Event::read(&whole).is_some());
        for length in 0..whole.len() {
            assert_eq!(Event::read(&whole[..length]), None, "{length}");
        }
        for text in [
            "null",
            "\"KeepAlive\"",
            "{\"NewPeer\":7}",
            "{\"NewPeer\":\"<b>\"}",
            "{\"NewPeer\":\"a\"}x",
            "{\"Other\":\"a\"}",
            "{\"Signal\":{\"sender\":\"a\",\"sender\":\"b\"}}",
            &format!("{{\"NewPeer\":\"{}\"}}", "a".repeat(65)),
            &" ".repeat(LONGEST + 1),
        ] {
            assert_eq!(Event::read(text), None, "{text}");
        }
    }
}
