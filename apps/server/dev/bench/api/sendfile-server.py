# Serves ranges of one file by sendfile(2), which copies nothing through the program: the fastest that a server can be.
import http.server
import os
import re
import sys

FILE = sys.argv[1]


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_args):
        pass

    def do_GET(self):
        start, end = map(int, re.match(r"bytes=(\d+)-(\d+)", self.headers["Range"]).groups())
        self.send_response(206)
        self.send_header("Content-Length", str(end - start + 1))
        self.end_headers()
        self.wfile.flush()
        with open(FILE, "rb") as file:
            while start <= end:
                start += os.sendfile(self.connection.fileno(), file.fileno(), start, end - start + 1)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(f"The sendfile server is ready: http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
