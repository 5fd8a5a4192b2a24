import { rootElementId } from './element-ids';

/** The styles of the failure page, which cannot depend on anything in the panel. */
export const failureStyle = `.panel-failed{max-width:34rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}.panel-failed button{min-height:2.75rem;padding:0 1.25rem;font:inherit}`;

/**
 * Runs before the panel's own code. If that does not load, or throws before its first render, a message replaces the
 * blank page.
 */
export function failureScript(publicPath: string): string {
  return `(function(){
function show(){var root=document.getElementById(${JSON.stringify(rootElementId)});if(!root||root.firstChild)return;
root.innerHTML='<main class="panel-failed"><div role="alert"><h1>The admin panel could not be loaded</h1><p>Check the connection, then reload the page. If that does not help, tell your administrator.</p></div><button type="button">Reload</button></main>';
root.querySelector('button').addEventListener('click',function(){location.reload()})}
addEventListener('error',function(event){var at=event.target;if(at===window||at&&at.tagName==='SCRIPT'&&new URL(at.src,location.href).pathname.indexOf(${JSON.stringify(publicPath)})===0)show()},true);
addEventListener('unhandledrejection',show)})()`;
}
