//! A web server for the built page: what `play` shows and what the browser tests open.

use anyhow::Result;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// How long a browser may keep a connection open without asking for anything.
const IDLE: Duration = Duration::from_secs(30);
/// The longest request read; what browsers send is far shorter.
const LONGEST: u64 = 64 * 1024;

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

    /// The file that a request's path names, if it is inside the folder.
    fn file(&self, url: &str) -> Option<PathBuf> {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        let path = percent_decoded(path.strip_prefix(self.base.as_str())?)?;
        let path = Path::new(&path);
        // Plain names only: no `..`, and no other drive.
        if !path.components().all(|part| matches!(part, Component::Normal(_))) {
            return None;
        }
        let mut file = self.folder.join(path);
        if file.is_dir() {
            file.push("index.html");
        }
        file.is_file().then_some(file)
    }

    /// The answer to a request. For browsers that understand brotli, a file that has its compressed
    /// self beside it (the same name with `.br`) is answered by that, as static hosts do.
    fn answer(&self, url: &str, brotli: bool) -> Response {
        let Some((file, mut body)) =
            self.file(url).and_then(|file| Some((file.clone(), std::fs::read(file).ok()?)))
        else {
            return Response::refusal("404 Not Found");
        };
        let mime = mime(&file);
        let mut encoding = "";
        if !self.kept && file.ends_with(SERVICE_WORKER) {
            body.clear();
        } else if brotli && self.head.is_empty() {
            let mut name = file.clone().into_os_string();
            name.push(".br");
            if let Ok(compressed) = std::fs::read(name) {
                (body, encoding) = (compressed, "Content-Encoding: br\r\n");
            }
        }
        if !self.head.is_empty() && mime.starts_with("text/html") {
            let page = String::from_utf8_lossy(&body);
            body = page.replacen("<meta", &format!("{}<meta", self.head), 1).into_bytes();
        }
        Response { status: "200 OK", mime, cache: cache_control(&file), encoding, body }
    }
}

struct Response {
    status: &'static str,
    mime: &'static str,
    cache: &'static str,
    /// A line of the head, or none.
    encoding: &'static str,
    body: Vec<u8>,
}

impl Response {
    fn refusal(status: &'static str) -> Self {
        let body = format!("{status}\n").into_bytes();
        let mime = "text/plain; charset=utf-8";
        Self { status, mime, cache: "no-cache", encoding: "", body }
    }
}

/// A running server; it stops when dropped.
///
/// It serves files and nothing else, with a thread for each connection, so that none waits for another.
pub struct Server {
    address: SocketAddr,
    base: String,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves a site until dropped. Port 0 takes any that is free.
    pub fn start(site: Site, address: impl ToSocketAddrs) -> Result<Self> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        let base = site.base.clone();
        let stopping = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopping);
        let site = Arc::new(site);
        let listening = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let Ok(stream) = stream else { continue };
                let (site, stop) = (Arc::clone(&site), Arc::clone(&stop));
                // A browser may close the connection in the middle.
                std::thread::spawn(move || drop(converse(&site, &stop, stream)));
            }
        });
        Ok(Self { address, base, stopping, listening: Some(listening) })
    }

    /// Where a browser finds it.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// Serves for as long as the program runs.
    pub fn forever(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.listening.take() {
            // If the thread has panicked there is nothing to clean up.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::Relaxed);
        // The server checks the flag only when a connection comes in: make one.
        if TcpStream::connect(self.address).is_ok() {
            self.join();
        }
    }
}

/// Answers one request after another, until the browser closes the connection or the server ends.
fn converse(site: &Site, stop: &AtomicBool, mut stream: TcpStream) -> Result<()> {
    stream.set_read_timeout(Some(IDLE))?;
    stream.set_write_timeout(Some(IDLE))?;
    stream.set_nodelay(true)?;
    let mut heard = BufReader::new(stream.try_clone()?);
    while answer(site, stop, &mut heard, &mut stream)? {}
    Ok(())
}

/// Reads one request and answers it; whether there may be another.
fn answer(
    site: &Site,
    stop: &AtomicBool,
    heard: impl BufRead,
    stream: &mut TcpStream,
) -> Result<bool> {
    let mut lines = heard.take(LONGEST).lines();
    let Some(request) = lines.next().transpose()? else { return Ok(false) };
    // The other headers do not matter, but must be read.
    let (mut brotli, mut more) = (false, request.ends_with("HTTP/1.1"));
    let mut itself = "'self'".to_owned();
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(encodings) = line.strip_prefix("accept-encoding:") {
            brotli = encodings.split(',').any(|name| name.trim() == "br");
        }
        if let Some(host) = line.strip_prefix("host:") {
            itself = format!("'self' http://{}", host.trim());
        }
        more &= !(line.starts_with("connection:") && line.contains("close"));
    }
    if stop.load(Ordering::Relaxed) {
        return Ok(false);
    }
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let answer = match method {
        "GET" | "HEAD" => site.answer(url, brotli),
        _ => Response::refusal("405 Method Not Allowed"),
    };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {}\r\n\
         {}Vary: Accept-Encoding\r\nX-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\n\
         Permissions-Policy: {PERMISSIONS}\r\nContent-Security-Policy: {}\r\nConnection: {}\r\n\r\n",
        answer.status,
        answer.mime,
        answer.body.len(),
        answer.cache,
        answer.encoding,
        // A worker's script has a policy too, which is its own: so every file gets it.
        site.policy.replace("'self'", &itself),
        if more { "keep-alive" } else { "close" },
    );
    stream.write_all(head.as_bytes())?;
    if method != "HEAD" {
        stream.write_all(&answer.body)?;
    }
    stream.flush()?;
    Ok(more)
}

/// The MIME type: browsers refuse modules and WebAssembly of the wrong one.
fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("ftl" | "txt" | "md") => "text/plain; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("avif") => "image/avif",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("ogg" | "opus") => "audio/ogg",
        Some("mp3") => "audio/mpeg",
        Some("wav") => "audio/wav",
        Some("xml") => "application/xml",
        _ => "application/octet-stream",
    }
}

/// Whether a file's name carries the hash of its content.
pub(crate) fn hashed(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.split(['-', '.', '_']).any(|part| {
        (8..=16).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

/// A file whose name carries the hash of its content never changes; every other one may.
fn cache_control(file: &Path) -> &'static str {
    if hashed(file) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn wasm_and_modules_have_the_types_browsers_insist_on() {
        assert_eq!(mime(Path::new("a_bg.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a.js")), "text/javascript; charset=utf-8");
        assert_eq!(mime(Path::new("index.html")), "text/html; charset=utf-8");
        assert_eq!(mime(Path::new("app.webmanifest")), "application/manifest+json");
        assert_eq!(mime(Path::new("what")), "application/octet-stream");
    }

    #[test]
    fn only_hashed_files_are_kept_for_good() {
        for kept in ["conclave-9c2c2c3e8e9a1a11.js", "rules_x-9c2c2c3e_bg.wasm"] {
            assert!(cache_control(Path::new(kept)).contains("immutable"), "{kept}");
        }
        for asked in
            ["index.html", "sw.js", "boot.js", "bot_worker_bg.wasm", "manifest.webmanifest"]
        {
            assert_eq!(cache_control(Path::new(asked)), "no-cache", "{asked}");
        }
    }

    #[test]
    fn percent_signs_are_decoded_or_refused() {
        assert_eq!(percent_decoded("a%20b"), Some("a b".into()));
        assert_eq!(percent_decoded("%e9"), None);
        assert_eq!(percent_decoded("%2"), None);
        assert_eq!(percent_decoded("%zz"), None);
    }

    fn get(server: &Server, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            .expect("a request");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("an answer");
        text
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
            assert!(answer.contains("\r\nAccess-Control-Allow-Origin: *\r\n"), "{answer}");

            let policy = POLICY.replace("'self'", "'self' http://x");
            let policy = format!("\r\nContent-Security-Policy: {policy}\r\n");
            assert!(answer.contains(&policy), "{answer}");
        }
        for loose in ["* ", "'unsafe-eval'", "script-src 'self' 'unsafe-inline'", "http:"] {
            assert!(!POLICY.contains(loose), "{loose} in {POLICY}");
        }
    }

    #[test]
    fn a_compressed_file_is_for_those_who_understand_it() {
        let folder = std::env::temp_dir().join(format!("conclave-brotli-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("a.js"), "plain").expect("a file");
        std::fs::write(folder.join("a.js.br"), "small").expect("a file");
        let server = Server::start(Site::new(&folder), "127.0.0.1:0").expect("a server");
        let plain = get(&server, "/a.js");
        assert!(plain.ends_with("plain") && !plain.contains("Content-Encoding"), "{plain}");
        let small = get(&server, "/a.js HTTP/1.1\r\nAccept-Encoding: gzip, br\r\nX:");
        assert!(small.ends_with("small") && small.contains("Content-Encoding: br"), "{small}");
        assert!(small.contains("text/javascript"), "{small}");
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder gone");
    }

    #[test]
    fn a_site_is_served_under_its_base_and_nothing_outside_it() {
        let folder = std::env::temp_dir().join(format!("conclave-serve-{}", std::process::id()));
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
