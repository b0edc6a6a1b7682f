//! A peer connection (WebRTC) with one data channel: two devices in one network, and nobody between
//! them. No server is asked for anything: the two ends tell each other where they are as codes
//! (`super::code`).

use std::time::Duration;

use conclave::screens::wire::LONGEST_TO_GUEST;
use conclave::screens::{Connection, SendError, Status};
use gloo::events::EventListener;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcDataChannelType, RtcIceCandidateInit, RtcIceGatheringState, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};
use yew::Callback;
use yew::platform::spawn_local;
use yew::platform::time::sleep;

use super::endpoint::{Endpoint, Side};
use super::inbox::Inbox;

/// How long the browser may look for ways to be reached, in looks of [`LOOK`]; then those that it has
/// found must do.
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
    _listeners: Vec<EventListener>,
}

impl Peer {
    /// An end that offers a connection, and how it can be reached; none where the browser has no peer
    /// connections or finds no way to be reached. `wake` is called whenever there is something new.
    pub async fn offer(wake: Callback<()>) -> Option<(Peer, Endpoint)> {
        let peer = Peer::new(wake).ok()?;
        let offer = JsFuture::from(peer.connection.create_offer()).await.ok()?;
        peer.gather(&offer.unchecked_into()).await
    }

    /// An end that answers an offer, and how it can be reached.
    pub async fn answer(offer: &Endpoint, wake: Callback<()>) -> Option<(Peer, Endpoint)> {
        let peer = Peer::new(wake).ok()?;
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

    /// Knocks at the end that has made the offer: a machine that lets nobody in who was not asked may
    /// hear the other end only after that.
    pub fn knock(&self, offer: &Endpoint) {
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

    fn new(wake: Callback<()>) -> Result<Peer, JsValue> {
        let configuration = RtcConfiguration::new();
        // Nobody outside is asked where we are.
        configuration.set_ice_servers(&Array::new());
        let connection = RtcPeerConnection::new_with_configuration(&configuration)?;
        // Both ends open the same channel, so that none has to wait for the other to announce it.
        let agreed = RtcDataChannelInit::new();
        agreed.set_negotiated(true);
        agreed.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("table", &agreed);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
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
                // What is no message of ours is not heard.
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
        Ok(Peer { connection, channel, inbox, _listeners: listeners })
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
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.channel.close();
        self.connection.close();
    }
}
