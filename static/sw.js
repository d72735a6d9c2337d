// A former site of this address may have left a service worker, which would show its pages for ever: this one takes its
// place, removes itself, and has the open pages loaded anew.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
  };
  event.waitUntil(leave());
});
