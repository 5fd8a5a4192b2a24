import { rootElementId } from './element-ids';
import { failedBuildMark } from './failed-build';

/** The styles of the failure page, which cannot depend on anything in the panel. */
export const failureStyle = `.panel-failed{max-width:34rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}.panel-failed button{min-height:2.75rem;padding:0 1.25rem;font:inherit}`;

/**
 * Runs before the panel's own code. If that does not load, or throws before its first render, a message replaces the
 * blank page, and the next load gets the last good build: unless nothing but the connection failed.
 */
export function failureScript(publicPath: string, build: string | undefined): string {
  const mark =
    build === undefined ? '' : `document.cookie=${JSON.stringify(failedBuildMark(build))}`;
  return `(function(){
function mark(){${mark}}
function show(){var root=document.getElementById(${JSON.stringify(rootElementId)});if(!root||root.firstChild)return false;
root.innerHTML='<main class="panel-failed"><div role="alert"><h1>The admin panel could not be loaded</h1><p>Check the connection, then reload the page. If that does not help, tell your administrator.</p></div><button type="button">Reload</button></main>';
root.querySelector('button').addEventListener('click',function(){location.reload()});return true}
addEventListener('error',function(event){var at=event.target;
if(at===window){if(show())mark();return}
if(!at||at.tagName!=='SCRIPT'||new URL(at.src,location.href).pathname.indexOf(${JSON.stringify(publicPath)})!==0||!show())return;
fetch(at.src,{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.status<429)mark()},function(){})},true);
addEventListener('unhandledrejection',function(event){if(show()&&!(event.reason&&event.reason.name==='ChunkLoadError'))mark()})})()`;
}
