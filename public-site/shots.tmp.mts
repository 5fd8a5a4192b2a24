import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const axe = readFileSync('/work/main/node_modules/axe-core/axe.min.js','utf8');
const pages: Record<string,string> = { home:'/', chemical:'/methanol', category:'/solvents', sub:'/solvents/alcohols', letter:'/alphabets/A', index:'/alphabetsbaseCategory', categories:'/categories', nope:'/nope' };
const only = process.argv[2]?.split(',');
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
for (const scheme of ['light','dark'] as const) for (const width of [1440, 390]) {
  const c = await b.newContext({ viewport:{width, height: width===390?844:900}, colorScheme: scheme, deviceScaleFactor:1, bypassCSP:false });
  const p = await c.newPage();
  const errors: string[] = [];
  p.on('console', m => { if (m.type()==='error'||m.type()==='warning') errors.push(m.text().slice(0,300)); });
  p.on('pageerror', e => errors.push('PAGEERROR '+e.message.slice(0,300)));
  for (const [name, path] of Object.entries(pages)) {
    if (only && !only.includes(name)) continue;
    await p.goto('http://127.0.0.1:4391'+path, { waitUntil:'networkidle' });
    await p.screenshot({ path:`/tmp/ps-site/shots/${name}-${width}-${scheme}.png`, fullPage: true });
    const overflow = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const r = await p.evaluate(async (src) => { const f = new Function('module', src + '; return window.axe'); return null; }, '').catch(()=>null);
    const cdp = await c.newCDPSession(p);
    await cdp.send('Runtime.evaluate', { expression: axe });
    const res = await cdp.send('Runtime.evaluate', { expression: 'axe.run().then(r => JSON.stringify(r.violations.map(v => v.id+": "+v.nodes.slice(0,3).map(n=>n.html.slice(0,160)+" | "+n.any.map(a=>a.message).join(";").slice(0,200)).join(" || "))))', awaitPromise:true, returnByValue:true });
    console.log(scheme, width, name, 'overflow', overflow, 'axe', res.result.value, 'compat', await p.evaluate(()=>document.compatMode));
  }
  console.log('console:', [...new Set(errors)]);
  await c.close();
}
await b.close();
