//! A web server for the built page: what `play` shows and what the browser tests open.

use anyhow::{Context, Result};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_LENGTH,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, IF_MODIFIED_SINCE, RANGE, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use tower_http::services::ServeDir;

/// The Content-Security-Policy that every page is served with: what `docs/embedding.md` recommends,
/// and what the browser tests therefore prove to be enough. The server names its own origin beside
/// `'self'`: a sandboxed frame has no origin, and WebKit takes the word for that.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    worker-src 'self' blob:; manifest-src 'self'; frame-src 'self'; base-uri 'none'; \
    form-action 'none'";

/// The Permissions-Policy that every page is served with: the camera is for scanning codes.
pub const PERMISSIONS: &str = "camera=(self), geolocation=(), microphone=()";

/// A folder and how it is shown.
#[derive(Clone, Debug)]
pub struct Site {
    /// The folder with the files.
    pub folder: PathBuf,
    /// The path it is served under: `/`, or such as `/games/conclave/`.
    pub base: String,
    /// Put before the first `<meta` of every page; the browser tests look through it.
    pub head: String,
    /// The Content-Security-Policy of its pages.
    pub policy: String,
    /// Whether the service worker keeps the page for use without a network, or does nothing.
    pub kept: bool,
}

/// The service worker of the page.
const SERVICE_WORKER: &str = "sw.js";

impl Site {
    /// A folder served at the root of its origin.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            base: "/".into(),
            head: String::new(),
            policy: POLICY.into(),
            kept: true,
        }
    }

    /// Its files, and what is said with each of them. For browsers that understand brotli, a file that has
    /// its compressed self beside it (the same name with `.br`) is answered by that, as static hosts do.
    fn router(self) -> Router {
        let files = ServeDir::new(&self.folder).precompressed_br();
        let base = self.base.trim_end_matches('/');
        let mut router = if base.is_empty() {
            Router::new().fallback_service(files)
        } else {
            Router::new().nest_service(base, files)
        };
        if !self.kept {
            let empty = get(|| async { ([(CONTENT_TYPE, "text/javascript")], "") });
            router = router.route(&format!("{base}/{SERVICE_WORKER}"), empty);
        }
        router.layer(from_fn_with_state(Arc::new(self), answer))
    }
}

/// A running server; it stops when dropped, with every connection that is open.
pub struct Server {
    address: SocketAddr,
    base: String,
    /// Dropped to stop it.
    running: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<Result<()>>>,
}

impl Server {
    /// Serves a site until dropped. Port 0 takes any that is free.
    pub fn start(site: Site, address: impl ToSocketAddrs) -> Result<Self> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let base = site.base.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (running, stopped) = oneshot::channel();
        // A thread of its own: who asks for a server may have no runtime, or be in the midst of another.
        let serving = std::thread::spawn(move || {
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener)?.tap_io(|connection| {
                    // Small answers at once; where that is refused they come, only later.
                    let _ = connection.set_nodelay(true);
                });
                tokio::select! {
                    ended = axum::serve(listener, site.router()).into_future() => Ok(ended?),
                    _ = stopped => Ok(()),
                }
            })
        });
        Ok(Self { address, base, running: Some(running), serving: Some(serving) })
    }

    /// Where a browser finds it.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// Serves for as long as the program runs.
    pub fn forever(mut self) -> Result<()> {
        self.serving
            .take()
            .map_or(Ok(()), |serving| serving.join().ok().context("the server has ended early")?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.running.take();
        if let Some(serving) = self.serving.take() {
            // If the thread has panicked there is nothing to clean up.
            let _ = serving.join();
        }
    }
}

/// Answers a request, with the headers of `docs/hosting.md`.
async fn answer(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    // A worker's script has a policy too, which is its own: so every file gets it.
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let itself = host.map_or("'self'".into(), |host| format!("'self' http://{host}"));
    let policy = site.policy.replace("'self'", &itself);
    let name = request.uri().clone();
    // The clock of files counts in seconds, and tests put a new build in place of another within one.
    request.headers_mut().remove(IF_MODIFIED_SINCE);
    if !site.head.is_empty() {
        // What is changed on its way is sent as a whole.
        request.headers_mut().remove(ACCEPT_ENCODING);
        request.headers_mut().remove(RANGE);
    }
    let mut response = next.run(request).await;
    if let Some(kind) = kind(&response, &name) {
        response.headers_mut().insert(CONTENT_TYPE, kind);
    }
    if !site.head.is_empty() && is_page(&response) {
        response = with_head(response, &site.head).await;
    }
    let cache = if response.status().is_success() { cache_control(name.path()) } else { ASK_AGAIN };
    for (name, value) in [
        (CACHE_CONTROL, cache),
        (VARY, "accept-encoding"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
        (CONTENT_SECURITY_POLICY, &policy),
    ] {
        // (What a header cannot hold can come from the request alone.)
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The type of an answer, where the list of types knows less than we: texts are in UTF-8, and Fluent's are texts.
fn kind(response: &Response, name: &Uri) -> Option<HeaderValue> {
    let kind = response.headers().get(CONTENT_TYPE)?.to_str().ok()?;
    let kind = if name.path().ends_with(".ftl") { "text/plain" } else { kind };
    let is_bare_text = kind.starts_with("text/") && !kind.contains(';');
    is_bare_text.then(|| HeaderValue::from_str(&format!("{kind}; charset=utf-8")).ok()).flatten()
}

fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"text/html"))
}

/// The same page with something put before its first `<meta`.
async fn with_head(response: Response, head: &str) -> Response {
    let (mut parts, body) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    match to_bytes(body, usize::MAX).await {
        Ok(page) => {
            let page = String::from_utf8_lossy(&page);
            let page = page.replacen("<meta", &format!("{head}<meta"), 1);
            Response::from_parts(parts, Body::from(page))
        }
        Err(_) => axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// For whatever may change: to be asked for again.
const ASK_AGAIN: &str = "no-cache";

/// A file whose name carries the hash of its content never changes; every other one may.
fn cache_control(path: &str) -> &'static str {
    if hashed(Path::new(path)) { "public, max-age=31536000, immutable" } else { ASK_AGAIN }
}

/// Whether a file's name carries the hash of its content.
pub(crate) fn hashed(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.split(['-', '.', '_']).any(|part| {
        (8..=16).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    #[test]
    fn only_hashed_files_are_kept_for_good() {
        for kept in ["conclave-9c2c2c3e8e9a1a11.js", "rules_x-9c2c2c3e_bg.wasm"] {
            assert!(cache_control(kept).contains("immutable"), "{kept}");
        }
        for asked in
            ["index.html", "sw.js", "boot.js", "bot_worker_bg.wasm", "manifest.webmanifest"]
        {
            assert_eq!(cache_control(asked), "no-cache", "{asked}");
        }
    }

    fn get(server: &Server, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            .expect("a request");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("an answer");
        text
    }

    /// A folder with these files, which each hold their own name.
    fn folder(name: &str, files: &[&str]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("conclave-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        for file in files {
            std::fs::write(folder.join(file), file).expect("a file");
        }
        folder
    }

    #[test]
    fn files_have_the_types_browsers_insist_on() {
        let types = [
            ("a_bg.wasm", "application/wasm"),
            ("a.js", "text/javascript; charset=utf-8"),
            ("index.html", "text/html; charset=utf-8"),
            ("app.webmanifest", "application/manifest+json"),
            ("shell.ftl", "text/plain; charset=utf-8"),
            ("OFL.txt", "text/plain; charset=utf-8"),
            ("card.svg", "image/svg+xml"),
            ("text.woff2", "font/woff2"),
            ("what", "application/octet-stream"),
        ];
        let folder = folder("types", &types.map(|(file, _)| file));
        let server = Server::start(Site::new(&folder), "127.0.0.1:0").expect("a server");
        for (file, kind) in types {
            let answer = get(&server, &format!("/{file}"));
            assert!(answer.contains(&format!("\r\ncontent-type: {kind}\r\n")), "{answer}");
        }
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }

    #[test]
    fn a_part_of_a_file_is_sent_when_it_is_asked_for() {
        let folder = folder("parts", &["a name"]);
        let server = Server::start(Site::new(&folder), "127.0.0.1:0").expect("a server");
        let part = get(&server, "/a%20name HTTP/1.1\r\nRange: bytes=2-3\r\nX:");
        assert!(part.starts_with("HTTP/1.1 206") && part.ends_with("\r\n\r\nna"), "{part}");
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }

    #[test]
    fn a_server_that_stops_lets_go_of_every_connection() {
        let server = Server::start(Site::new("."), "127.0.0.1:0").expect("a server");
        let mut open = TcpStream::connect(server.address).expect("a connection");
        write!(open, "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
        let mut some = [0; 8];
        open.read_exact(&mut some).expect("an answer");
        let address = server.address;
        drop(server);
        // What is left of the answer, and then the end.
        assert!(open.read_to_end(&mut Vec::new()).is_ok());
        assert!(TcpStream::connect(address).is_err());
    }

    #[test]
    fn a_site_that_is_not_kept_has_a_service_worker_that_does_nothing() {
        let folder = folder("kept", &["sw.js"]);
        let mut site = Site::new(&folder);
        for (kept, script) in [(true, "sw.js"), (false, "")] {
            site.kept = kept;
            let server = Server::start(site.clone(), "127.0.0.1:0").expect("a server");
            let answer = get(&server, "/sw.js?1");
            assert!(answer.ends_with(&format!("\r\n\r\n{script}")), "{answer}");
            assert!(answer.contains("\r\ncontent-type: text/javascript"), "{answer}");
        }
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }

    /// Browsers keep connections in reserve; one more request must not wait for those.
    #[test]
    fn a_silent_connection_blocks_no_other() {
        let server = Server::start(Site::new("."), "127.0.0.1:0").expect("a server");
        let silent: Vec<_> = (0..32).map(|_| TcpStream::connect(server.address)).collect();
        assert!(get(&server, "/no-such-file").starts_with("HTTP/1.1 404"));
        assert!(silent.iter().all(Result::is_ok));
    }

    /// A frame in a sandbox has no origin of its own: all it fetches comes from another one.
    #[test]
    fn every_answer_can_be_read_from_anywhere_and_carries_the_policy() {
        let server = Server::start(Site::new("."), "127.0.0.1:0").expect("a server");
        for path in ["/Cargo.toml", "/no-such-file"] {
            let answer = get(&server, path);
            assert!(answer.contains("\r\naccess-control-allow-origin: *\r\n"), "{answer}");

            let policy = POLICY.replace("'self'", "'self' http://x");
            let policy = format!("\r\ncontent-security-policy: {policy}\r\n");
            assert!(answer.contains(&policy), "{answer}");
        }
        for loose in ["* ", "'unsafe-eval'", "script-src 'self' 'unsafe-inline'", "http:"] {
            assert!(!POLICY.contains(loose), "{loose} in {POLICY}");
        }
    }

    #[test]
    fn hosts_are_told_the_headers_that_the_tests_run_under() {
        let advice = std::fs::read_to_string(crate::root().join("docs/hosting.md"));
        let advice = advice.expect("the advice to hosts");
        // As they are, and for each of four servers.
        for header in [POLICY, PERMISSIONS] {
            assert_eq!(advice.matches(header).count(), 5, "{header}");
        }
    }

    #[test]
    fn a_compressed_file_is_for_those_who_understand_it() {
        let folder = folder("brotli", &[]);
        std::fs::write(folder.join("a.js"), "plain").expect("a file");
        std::fs::write(folder.join("a.js.br"), "small").expect("a file");
        let server = Server::start(Site::new(&folder), "127.0.0.1:0").expect("a server");
        let plain = get(&server, "/a.js");
        assert!(plain.ends_with("plain") && !plain.contains("content-encoding"), "{plain}");
        let small = get(&server, "/a.js HTTP/1.1\r\nAccept-Encoding: gzip, br\r\nX:");
        assert!(small.ends_with("small") && small.contains("content-encoding: br"), "{small}");
        assert!(small.contains("text/javascript"), "{small}");
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }

    #[test]
    fn a_site_is_served_under_its_base_and_nothing_outside_it() {
        let folder = folder("serve", &[]);
        std::fs::create_dir_all(folder.join("site")).expect("a folder");
        std::fs::write(folder.join("secret.txt"), "secret").expect("a file");
        std::fs::write(folder.join("site/index.html"), "<meta>home").expect("a file");
        let mut site = Site::new(folder.join("site"));
        site.base = "/games/".into();
        site.head = "<!-- seen -->".into();
        let server = Server::start(site, "127.0.0.1:0").expect("a server");
        for path in ["/games/", "/games/index.html", "/games/?a=1"] {
            let answer = get(&server, path);
            assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
            assert!(answer.ends_with("<!-- seen --><meta>home"), "{path}: {answer}");
        }
        for path in ["/", "/games/nothing", "/games/../secret.txt", "/games/%2e%2e/secret.txt"] {
            assert!(get(&server, path).starts_with("HTTP/1.1 404"), "{path}");
        }
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }
}
