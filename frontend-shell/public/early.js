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

  // A script of the app could not be fetched or run: index.html says so, beside the numbers it has. Should the app come
  // after all, it takes their place.
  var notComing = function (event) {
    if (event.type !== 'error' || event.target === window || event.target.tagName === 'SCRIPT')
      root.dataset.app = 'missing';
  };
  addEventListener('error', notComing, true);
  addEventListener('unhandledrejection', notComing);

  // What the page opened needs is asked for while the app still loads. The app takes it over, and meets a failure again.
  var early = (window.sahaayEarly = { answers: {}, remotes: {} });
  var ahead = function (of, key, answer) {
    of[key] = answer;
    answer.catch(function () {});
  };
  if (location.pathname.startsWith('/user/')) {
    var calls = ['/api/v1/auth/user/whoami'];
    if (location.pathname === '/user/settings') calls.push('/api/v1/account/user/view');
    calls.forEach(function (path) {
      ahead(early.answers, path, fetch(path, { headers: { 'Accept-Language': root.lang } }));
    });
  }

  var json = async function (url) {
    var response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
    if (!response.ok) throw new Error(url + ' answered ' + response.status);
    return response.json();
  };
  // Whether people can sign in with Google decides how those pages look: known before they are drawn, nothing jumps.
  if (location.pathname.startsWith('/auth/')) {
    json('/config.json').then(
      function (config) {
        early.config = config;
      },
      function () {},
    );
  }
  // Where a remote is now. All its first files are named to the browser at once, which would learn of each only from the
  // one before: as many round trips on a slow line.
  early.findRemote = async function (name) {
    var known = (await json('/remotes.json')).remotes.find(function (remote) {
      return remote.name === name;
    });
    if (!known) throw new Error('remotes.json does not list ' + name);
    var manifest = await json(known.entry);
    var meta = manifest.metaData;
    var base = new URL(meta.publicPath && meta.publicPath !== 'auto' ? meta.publicPath : known.entry, location.href);
    var address = function (file) {
      return new URL(file, base).href;
    };
    var announce = function (rel, as) {
      return function (file) {
        var link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: rel, as: as, crossOrigin: 'anonymous', href: address(file) }));
      };
    };
    var entry = meta.remoteEntry.path + meta.remoteEntry.name;
    (manifest.exposes || []).forEach(function (exposed) {
      exposed.assets.css.sync.forEach(announce('preload', 'style'));
      exposed.assets.js.sync.concat(entry).forEach(announce('modulepreload', 'script'));
    });
    return { entry: address(entry), shared: manifest.shared || [] };
  };
  var remoteAt = {
    '/user/diagnostics': 'diagnostics',
    '/user/nearby': 'diagnostics',
    '/user/ambulance': 'diagnostics',
    '/user/community': 'community',
  };
  var name = remoteAt[location.pathname];
  if (name) ahead(early.remotes, name, early.findRemote(name));
})();
