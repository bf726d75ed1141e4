/* Runs before the first paint, as a classic script: what cannot wait for the app to load. */
(function () {
  var root = document.documentElement;
  // The link of a reset mail carries a secret: out of the address before anything else is asked for, into memory only.
  if (location.pathname === '/auth/reset-password') {
    window.sahaayResetToken = new URLSearchParams(location.search).get('token') || undefined;
    history.replaceState(history.state, '', location.pathname);
  }
  // index.html carries the landing page; other addresses start from a neutral skeleton.
  if (location.pathname !== '/') root.dataset.boot = 'app';
  try {
    var theme = JSON.parse(localStorage.getItem('sahaay.preferences')).state.theme;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Nothing chosen yet, or no storage: the system's theme.
  }
  // The browser offers installing once, often before the app has loaded.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.sahaayInstallPrompt = event;
    dispatchEvent(new Event('sahaay:installable'));
  });

  // The remote of this page is fetched while the app still loads: on a slow line that saves four round trips. The app
  // takes the answers from `sahaayEarly`; a failure is met there again, and shown with Retry.
  var remoteAt = { '/user/diagnostics': 'diagnostics', '/user/nearby': 'diagnostics', '/user/ambulance': 'diagnostics', '/user/community': 'community' };
  var early = (window.sahaayEarly = {});
  var ask = function (url) {
    return (early[url] = fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(8000) }).then(function (response) {
      if (!response.ok) throw new Error(url + ' answered ' + response.status);
      return response.json();
    }));
  };
  var announce = async function (name) {
    var list = await ask('/remotes.json');
    var entry = list.remotes.find(function (remote) { return remote.name === name; }).entry;
    var manifest = await ask(entry);
    var files = manifest.exposes.flatMap(function (exposed) { return exposed.assets.js.sync; });
    for (var file of files.concat(manifest.metaData.remoteEntry.path + manifest.metaData.remoteEntry.name)) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = new URL(file, new URL(entry, location.href)).href;
      document.head.append(link);
    }
  };
  if (remoteAt[location.pathname]) announce(remoteAt[location.pathname]).catch(function () {});
})();
