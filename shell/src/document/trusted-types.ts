/**
 * Makes the page's one policy for texts that become scripts or markup, before any other script runs, so that no other
 * script makes one. Addresses of scripts pass: `script-src` and the integrity of each limit them. Markup passes as
 * well, since React, Radix UI and the editor set it, and `script-src` runs none of what stands in it. Code made of a
 * text has no rule and is refused.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */
export const trustedTypesScript =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(text){return text},createScriptURL:function(url){return url}})";
