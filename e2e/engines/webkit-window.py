#!/usr/bin/python3
"""A WebKitGTK window of any size for WebKitWebDriver, whose own browser has a minimum size.

Argument: the path of a JSON file with the settings of the tab, and `log`, a file to which one JSON
line is written for each requested URL and each error.
"""

import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

with open(sys.argv[1], encoding="utf-8") as file:
    tab = json.load(file)
log = open(tab["log"], "a", buffering=1, encoding="utf-8")

REPORT_ERRORS = """
(() => {
  const report = (text) => webkit.messageHandlers.error.postMessage(String(text));
  addEventListener("error", (event) => event instanceof ErrorEvent && event.isTrusted && report(event.message));
  addEventListener("unhandledrejection", (event) => report(event.reason));
  const said = console.error;
  console.error = (...parts) => { report(parts.join(" ")); said.apply(console, parts); };
})();
"""


def write(kind, text):
    log.write(json.dumps({"kind": kind, "text": text}) + "\n")


def scripts():
    manager = WebKit2.UserContentManager()
    for source in [REPORT_ERRORS, *tab["before"]]:
        manager.add_script(
            WebKit2.UserScript.new(
                source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
            )
        )
    manager.connect("script-message-received::error", lambda _, said: write("error", said.get_js_value().to_string()))
    manager.register_script_message_handler("error")
    return manager


def open_window(context):
    settings = WebKit2.Settings(
        enable_javascript=tab["scripts"],
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=scripts(), settings=settings
    )
    view.connect("resource-load-started", lambda _, __, request: write("request", request.get_uri()))
    view.set_size_request(tab["width"], tab["height"])
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.add(view)
    window.show_all()
    # Without a window manager, nothing else gives the focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return view


Gtk.Settings.get_default().set_property("gtk-enable-animations", not tab["reducedMotion"])

context = WebKit2.WebContext.new_ephemeral()
# Other hosts than the site's fail: nothing listens on the proxy's port.
nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost"])
context.get_website_data_manager().set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
context.set_preferred_languages(["fr-FR"])
context.set_automation_allowed(True)
context.connect(
    "automation-started", lambda _, session: session.connect("create-web-view", lambda _: open_window(context))
)
Gtk.main()
