# Varnish 7 in front of the site, with the module xkey (Debian: varnish-modules). It keeps a page until the site tells it
# to forget it: CDN=varnish, CDN_PURGE_URL=http://<this server>:80. To be started with -p http_gzip_support=off, since the
# site compresses by itself, and with Brotli where readers take it.
vcl 4.1;

import std;
import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    # A page that is not kept may have to wait for its turn.
    .first_byte_timeout = 30s;
    .probe = { .url = "/readyz"; .interval = 2s; }
}

# Who may tell it to forget: the site's processes.
acl site_processes {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ site_processes) {
            return (synth(405));
        }
        if (!req.http.xkey-purge) {
            return (synth(400));
        }
        set req.http.forgotten = xkey.purge(req.http.xkey-purge);
        return (synth(200));
    }
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    if (req.method == "GET" || req.method == "HEAD") {
        # Only the page on which readers choose what may be counted depends on a cookie; nobody keeps it.
        if (req.url !~ "^(/fr-fr|/zh-cn)?/consent(\?|$)") {
            unset req.http.Cookie;
        }
    }
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

sub vcl_pipe {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "^max-age=\d+$") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
    }
    # What it is told to forget, or whose time is over, is shown to nobody any more.
    set beresp.grace = 0s;
    set beresp.keep = 0s;
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
