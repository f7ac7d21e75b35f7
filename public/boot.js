/*
 * Runs before everything else, so that no library can reach an HTML sink unguarded and the first
 * paint has its colours.
 */
(function () {
  'use strict';
  // The constants that leaflet and Plotly write; nothing of a log message is ever among them.
  var html = [
    '',
    '<svg/>',
    '<span aria-hidden="true">+</span>',
    '<span aria-hidden="true">&#x2212;</span>',
    '<span aria-hidden="true">&#215;</span>',
  ];
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        if (html.indexOf(text) === -1) throw new TypeError('No HTML from texts.');
        return text;
      },
      // The workers of this build.
      createScriptURL: function (text) {
        var url = new URL(text, document.baseURI);
        var assets = new URL('assets/', document.baseURI).href;
        if (url.href.indexOf(assets) !== 0 || !/\.js$/.test(url.pathname))
          throw new TypeError('No scripts from elsewhere.');
        return text;
      },
    });
  }
  var theme = null;
  try {
    theme = localStorage.getItem('console.theme');
  } catch {
    // Storage is forbidden: the system decides.
  }
  if (theme !== 'teint' && theme !== 'noir')
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'noir' : 'teint';
  document.documentElement.setAttribute('data-theme', theme);
})();
