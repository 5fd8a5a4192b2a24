import { sanitizeRichText } from '../kernel/rich-text';

const act = 'alert(1)';

/** What parsers read in two ways: once as text, once as markup. */
it.each([
  `<svg><style><img src=x onerror="${act}"></style></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${act}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${act}>`,
  `<textarea><img title="</textarea><img src=x onerror=${act}>">`,
  `<xmp><p title="</xmp><svg/onload=${act}>">`,
  `<!--><img src=x onerror=${act}>-->`,
  `<![CDATA[<img src=x onerror=${act}>]]>`,
  `<a href="jav&#x09;ascript:${act}">x</a><a href="\u0001javascript:${act}">x</a>`,
  `<a href="data:text/html,<script>${act}</script>">x</a><a href="vbscript:x">x</a>`,
  `<a href="//evil.example">x</a><img src="//evil.example/x.png"><img src="http://evil.example/x.png">`,
  `<img src="x" srcset="https://evil.example/x.png 2x" onerror=${act} style="x:expression(${act})">`,
  `<scr\u0000ipt>${act}</scr\u0000ipt><p on\u0000click=${act}>x</p>`,
  `<<script>script>${act}</script>`,
  `<p/onclick=${act}>x</p><p\fonclick=${act}>x</p>`,
  `<template><img src=x onerror=${act}></template><slot name=x>`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}"><base href="https://evil.example/">`,
  `<object data="data:text/html,x"></object><embed src=x><iframe srcdoc="<script>${act}</script>">`,
  `<input autofocus onfocus=${act}><select onfocus=${act}><keygen onfocus=${act}>`,
  `<a href="https://example.com" target="_blank" rel="opener">x</a>`,
])('%s runs nothing, loads nothing foreign, and reads the same twice', (html) => {
  const clean = sanitizeRichText(html);
  const tags = clean.match(/<[^<>]*>/g) ?? [];
  expect(tags.join('')).not.toMatch(
    /\son\w+|script|style|srcset|javascript:|data:|vbscript:|evil|rel="opener"|<(?:svg|math|form|iframe|object|embed|meta|base|template|input|select)/i,
  );
  expect(sanitizeRichText(clean)).toBe(clean);
});
