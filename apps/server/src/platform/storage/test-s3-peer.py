"""Serves S3 from memory: OpenStack Swift with its s3api, all in one process.

Swift checks signatures, signed headers and expiry. Prints its port once it listens, and ends when its input ends.
Arguments: a folder for Swift's small databases, an access key, a secret key.
"""

from array import array
import logging
import os
import sys

import eventlet
import eventlet.hubs

eventlet.hubs.use_hub("epolls")
eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.account.server import AccountController  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.middleware.s3api.s3api import filter_factory as s3api  # noqa: E402
from swift.common.middleware.bulk import filter_factory as bulk  # noqa: E402
from swift.common.middleware.catch_errors import filter_factory as catch_errors  # noqa: E402
from swift.common.middleware.copy import filter_factory as server_side_copy  # noqa: E402
from swift.common.middleware.gatekeeper import filter_factory as gatekeeper  # noqa: E402
from swift.common.middleware.listing_formats import filter_factory as listing_formats  # noqa: E402
from swift.common.middleware.slo import filter_factory as slo  # noqa: E402
from swift.common.middleware.tempauth import filter_factory as tempauth  # noqa: E402
from swift.common.ring import Ring, RingData  # noqa: E402
from swift.common.storage_policy import POLICIES  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.mem_server import ObjectController  # noqa: E402
from swift.proxy.server import Application  # noqa: E402

folder, access_key, secret_key = sys.argv[1:]
DEVICE = "disk"
os.makedirs(os.path.join(folder, DEVICE, "tmp"))
utils.HASH_PATH_PREFIX = b""
utils.HASH_PATH_SUFFIX = b"test"
silent = logging.getLogger("silent")
silent.addHandler(logging.NullHandler())
silent.propagate = False


class SilentProtocol(wsgi.HttpProtocol):
    def log_message(self, *_args):
        pass


class NoCache:
    """Stands in for memcached, which Swift wants but can do without."""

    def get(self, *_args, **_options):
        return None

    def set(self, *_args, **_options):
        pass

    def delete(self, *_args, **_options):
        pass


def open_ring(name, port):
    """Returns a ring of one device, which is the server on this port."""
    device = {"id": 0, "region": 1, "zone": 1, "device": DEVICE, "ip": "127.0.0.1", "port": port, "weight": 1}
    device.update(replication_ip="127.0.0.1", replication_port=port)
    RingData([array("H", [0] * 4)], [device], 30).save(os.path.join(folder, name + ".ring.gz"))
    return Ring(folder, ring_name=name)


def serve(sock, app):
    eventlet.spawn(wsgi.server, sock, app, silent, protocol=SilentProtocol, log_output=False, custom_pool=eventlet.GreenPool(200))


conf = {"devices": folder, "mount_check": "false", "swift_dir": folder, "log_level": "CRITICAL"}
# On a busy machine one process answers itself late; the object server in memory can't put updates off.
conf.update({name: "60" for name in ("conn_timeout", "node_timeout", "container_update_timeout")})
sockets = {name: eventlet.listen(("127.0.0.1", 0)) for name in ("account", "container", "object")}
rings = {name: open_ring(name, sock.getsockname()[1]) for name, sock in sockets.items()}
POLICIES[0].object_ring = rings["object"]
for name, controller in (("account", AccountController), ("container", ContainerController), ("object", ObjectController)):
    serve(sockets[name], controller(conf))

app = Application(
    dict(conf, account_autocreate="true", allow_account_management="true"),
    account_ring=rings["account"],
    container_ring=rings["container"],
)
pipeline = [
    catch_errors(conf),
    gatekeeper(conf),
    listing_formats(conf),
    s3api(conf, location="us-east-1", max_upload_part_num="10000", allow_multipart_uploads="true"),
    tempauth(conf, **{"user_" + access_key.replace(":", "_"): secret_key + " .admin"}),
    bulk(conf),
    # Before slo, or a copy of a file in parts would be the list of its parts.
    server_side_copy(conf),
    slo(conf, max_manifest_segments="10000"),
]
for middleware in reversed(pipeline):
    app = middleware(app)

swift_app = app


def app_with_cache(env, start_response):
    env["swift.cache"] = NoCache()
    return swift_app(env, start_response)


front = eventlet.listen(("127.0.0.1", 0))
serve(front, app_with_cache)
print(front.getsockname()[1], flush=True)
# A read that blocks would hold all servers of this process.
os.set_blocking(0, False)
while os.read(0, 1024):
    pass
