//! A peer connection (WebRTC) with one data channel: two devices, and nobody between them. The two ends
//! tell each other where they are as codes (`super::code`). No server is asked for anything, unless some
//! are named (`super::servers`) for devices that are not in one network.

use std::time::Duration;

use conclave_screens::wire::LONGEST_TO_GUEST;
use conclave_screens::{Connection, SendError, Status};
use gloo::events::EventListener;
use js_sys::{Array, ArrayBuffer, Reflect, Uint8Array, global};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcDataChannelType, RtcIceCandidateInit, RtcIceGatheringState, RtcIceServer, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};
use yew::Callback;
use yew::platform::spawn_local;
use yew::platform::time::sleep;

use super::endpoint::{Endpoint, Side};
use super::inbox::Inbox;
use super::servers::IceServer;

/// The time that the browser has to gather candidates, counted in intervals of [`LOOK`]; after it those that
/// were found are used.
const LOOKS: u32 = 60;
const LOOK: Duration = Duration::from_millis(50);
/// How many bytes may wait to be sent.
const MOST_BUFFERED: u32 = 1_000_000;

/// One end of a peer connection. It is closed when this is dropped.
#[derive(Debug)]
pub struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    inbox: Inbox,
    /// Whether it is left open for the next page of its table.
    left: bool,
    _listeners: Vec<EventListener>,
}

/// The property of the global object under which connections are left: a list of the table, the connection and
/// its channel each. (The next game of a game night may be one of another program.)
const LEFT: &str = "conclaveLeft";

/// The connections that are left there.
fn left() -> Array {
    let kept = Reflect::get(&global(), &LEFT.into()).ok();
    kept.and_then(|kept| kept.dyn_into().ok()).unwrap_or_default()
}

/// Leaves these connections there.
fn leave(all: &Array) {
    // Without them, guests are shown the way again.
    drop(Reflect::set(&global(), &LEFT.into(), all));
}

impl Peer {
    /// The connections of a table that the page before has left open.
    pub fn take_over(table: u64, wake: &Callback<()>) -> Vec<Peer> {
        let name = JsValue::from(table.to_string());
        let is_of_table = |one: &JsValue| one.unchecked_ref::<Array>().get(0) == name;
        let (own, others): (Vec<JsValue>, Vec<JsValue>) = left().iter().partition(is_of_table);
        leave(&others.iter().collect());
        let peer = |one: JsValue| {
            let one: Array = one.unchecked_into();
            let (connection, channel) = (one.get(1).unchecked_into(), one.get(2).unchecked_into());
            let peer = Peer::around(connection, channel, wake.clone());
            let is_open = peer.channel.ready_state() == RtcDataChannelState::Open;
            is_open.then(|| peer.inbox.set(Status::Open)).map(|()| peer)
        };
        own.into_iter().filter_map(peer).collect()
    }

    /// An end that offers a connection, and how it can be reached; none where the browser has no peer
    /// connections or finds no way to be reached. `wake` is called whenever there is something new.
    pub async fn offer(ice: Vec<IceServer>, wake: Callback<()>) -> Option<(Peer, Endpoint)> {
        let peer = Peer::new(ice, wake).ok()?;
        let offer = JsFuture::from(peer.connection.create_offer()).await.ok()?;
        peer.gather(&offer.unchecked_into()).await
    }

    /// An end that answers an offer, and how it can be reached.
    pub async fn answer(
        offer: &Endpoint,
        ice: Vec<IceServer>,
        wake: Callback<()>,
    ) -> Option<(Peer, Endpoint)> {
        let peer = Peer::new(ice, wake).ok()?;
        let description = offer.description(Side::Offer);
        hear(peer.connection.clone(), description, RtcSdpType::Offer).await?;
        let answer = JsFuture::from(peer.connection.create_answer()).await.ok()?;
        peer.gather(&answer.unchecked_into()).await
    }

    /// Takes the answer to this end's offer. None if the browser cannot make anything of it.
    pub fn accept(&self, answer: &Endpoint) -> impl Future<Output = Option<()>> + use<> {
        self.inbox.set(Status::Connecting);
        hear(self.connection.clone(), answer.description(Side::Answer), RtcSdpType::Answer)
    }

    /// Starts the connectivity checks (ICE, RFC 8445) with the end that has made the offer. Behind some
    /// firewalls the other end's checks arrive only after that.
    pub fn start_checks(&self, offer: &Endpoint) {
        for candidate in offer.candidates() {
            let way = RtcIceCandidateInit::new(&candidate);
            way.set_sdp_mid(Some("0"));
            let added =
                self.connection.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(&way));
            // A way that the browser does not know is none.
            spawn_local(async { drop(JsFuture::from(added).await) });
        }
    }

    /// Whether the other end is found, and the channel about to open.
    pub fn is_found(&self) -> bool {
        self.inbox.status() == Status::Waiting
            && self.connection.connection_state() == RtcPeerConnectionState::Connected
    }

    fn new(ice: Vec<IceServer>, wake: Callback<()>) -> Result<Peer, JsValue> {
        let configuration = RtcConfiguration::new();
        // Without named servers, no STUN server is asked for our address.
        let servers = ice.into_iter().map(|IceServer { url, login }| {
            let server = RtcIceServer::new();
            server.set_urls(&url.into());
            if let Some((name, password)) = login {
                server.set_username(&name);
                server.set_credential(&password);
            }
            server
        });
        configuration.set_ice_servers(&servers.collect::<Array>());
        let connection = RtcPeerConnection::new_with_configuration(&configuration)?;
        // Both ends open the same channel, so that none has to wait for the other to announce it.
        let agreed = RtcDataChannelInit::new();
        agreed.set_negotiated(true);
        agreed.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("table", &agreed);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        Ok(Peer::around(connection, channel, wake))
    }

    /// Listens to a connection and its channel.
    fn around(connection: RtcPeerConnection, channel: RtcDataChannel, wake: Callback<()>) -> Peer {
        let inbox = Inbox::new(Status::Waiting, wake);

        let opened = inbox.clone();
        let closed = inbox.clone();
        let heard = inbox.clone();
        let changed = inbox.clone();
        let (of, channel_of) = (connection.clone(), channel.clone());
        let listeners = vec![
            EventListener::new(&channel, "open", move |_| opened.set(Status::Open)),
            EventListener::new(&channel, "close", move |_| closed.set(Status::Closed)),
            EventListener::new(&channel, "message", move |event| {
                let data = event.unchecked_ref::<MessageEvent>().data();
                // Ignores messages that are not bytes.
                let Ok(buffer) = data.dyn_into::<ArrayBuffer>() else { return };
                if buffer.byte_length() as usize <= LONGEST_TO_GUEST {
                    heard.push(Uint8Array::new(&buffer).to_vec());
                }
            }),
            EventListener::new(&connection, "connectionstatechange", move |_| {
                use RtcPeerConnectionState as State;
                let open = channel_of.ready_state() == RtcDataChannelState::Open;
                match of.connection_state() {
                    State::Connected if open => changed.set(Status::Open),
                    State::Disconnected if open => changed.set(Status::Away),
                    State::Closed => changed.set(Status::Closed),
                    // An end whose answer is still on its way may yet be reached.
                    State::Failed if changed.status() != Status::Waiting => {
                        changed.set(Status::Closed);
                    }
                    _ => {}
                }
            }),
        ];
        Peer { connection, channel, inbox, left: false, _listeners: listeners }
    }

    /// Sets this end's own description, and waits until the browser knows how it can be reached.
    async fn gather(self, own: &RtcSessionDescriptionInit) -> Option<(Peer, Endpoint)> {
        JsFuture::from(self.connection.set_local_description(own)).await.ok()?;
        for _ in 0..LOOKS {
            if self.connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            sleep(LOOK).await;
        }
        let endpoint = Endpoint::of(&self.connection.local_description()?.sdp())?;
        Some((self, endpoint))
    }
}

/// Takes what the other end says of itself.
async fn hear(connection: RtcPeerConnection, sdp: String, kind: RtcSdpType) -> Option<()> {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(&sdp);
    JsFuture::from(connection.set_remote_description(&description)).await.ok().map(drop)
}

impl Connection for Peer {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        if message.len() > LONGEST_TO_GUEST {
            return Err(SendError::TooLong);
        }
        if self.channel.ready_state() != RtcDataChannelState::Open {
            return Err(SendError::NotOpen);
        }
        if self.channel.buffered_amount() > MOST_BUFFERED {
            return Err(SendError::Full);
        }
        self.channel.send_with_u8_array(message).map_err(|_| SendError::NotOpen)
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        self.inbox.pop()
    }

    fn status(&self) -> Status {
        self.inbox.status()
    }

    fn leave_open(&mut self, table: u64) {
        let one = Array::of3(&table.to_string().into(), &self.connection, &self.channel);
        let all = left();
        all.push(&one);
        leave(&all);
        self.left = true;
    }

    fn can_be_left(&self) -> bool {
        true
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        if self.left {
            return;
        }
        self.channel.close();
        self.connection.close();
    }
}
