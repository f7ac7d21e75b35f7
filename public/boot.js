/*
 * Runs first, so that no library can write HTML without the Trusted Types policy, and so that the
 * first paint uses the right theme.
 */
(function () {
  'use strict';
  // The only HTML that is allowed: constants of Plotly and Leaflet.
  var html = ['', '<svg/>'];
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        if (html.indexOf(text) === -1) throw new TypeError('No HTML from texts.');
        return text;
      },
      // Workers of this build, and the one that keeps a copy for outages.
      createScriptURL: function (text) {
        var url = new URL(text, document.baseURI);
        var assets = new URL('assets/', document.baseURI).href;
        var isAsset = url.href.indexOf(assets) === 0 && /\.js$/.test(url.pathname);
        if (!isAsset && url.href !== new URL('sw.js', document.baseURI).href)
          throw new TypeError('No scripts from elsewhere.');
        return text;
      },
    });
  }
  var isTheme = function (name) {
    return name === 'teint' || name === 'noir';
  };
  var theme = null;
  // Screens on walls have a theme of their own, and must not flash at night.
  var wall = /\/dashboards\/wall\/([^/]+)$/.exec(window.location.pathname);
  try {
    if (wall) theme = localStorage.getItem('console.wall-theme.' + wall[1]);
    if (wall && !isTheme(theme)) theme = new URLSearchParams(window.location.search).get('theme');
    if (!isTheme(theme)) theme = localStorage.getItem('console.theme');
  } catch {
    // Storage is blocked: use the preference of the system.
  }
  if (!isTheme(theme))
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'noir' : 'teint';
  document.documentElement.setAttribute('data-theme', theme);

  // If the server falls silent after it sent the page, nothing else would load it again, and a
  // screen on a wall would stay blank.
  var AGAIN_MS = 10000;
  window.addEventListener(
    'error',
    function (event) {
      var failed = event.target;
      var app = document.getElementById('app');
      if (!app || app.firstChild || failed.tagName !== 'SCRIPT' || failed.type !== 'module') return;
      document.documentElement.style.colorScheme = theme === 'noir' ? 'dark' : 'light';
      app.textContent = /^de/.test(navigator.language)
        ? 'Die Konsole konnte nicht geladen werden. Neuer Versuch in wenigen Sekunden …'
        : 'The console could not be loaded. Trying again in a few seconds …';
      setTimeout(function () {
        location.reload();
      }, AGAIN_MS);
    },
    true,
  );
})();
