/**
 * The one script of our own that stands inside every document, before all others. It runs in the
 * browser as it is written here, so it uses what old browsers know and is kept small.
 *
 * SECURITY: the default Trusted Types policy lets React and Next's loader work and nothing else: markup
 * only without an element (or React's own empty script, or a still drawing such as the hosted forms'
 * icons), text of a script only where it is data
 * (JSON-LD of the next page), scripts only from our built files and the
 * analytics library that this site serves itself.
 *
 * The validation library is told not to build functions from text, before any part of it is loaded.
 *
 * Scripts are asked for when the page has been painted, or at the first sign of a person: a document is
 * complete without them, and on a slow line they would take the room of fonts and styles.
 *
 * A call to sales that is clicked before they are there is kept for them (components/inquiry/first-click.ts);
 * if they don't come, the link is followed.
 */
export const bootScript = `(function(){
self.__zod_globalConfig={jitless:true};
var own=/^\\/(?:_next\\/static|ingest\\/static|ingest\\/array)\\//,types=window.trustedTypes,
drawing=/^\\s*<svg[^<>]*>(?:\\s*<\\/?(?:path|g|rect|circle|svg)[^<>]*>)*\\s*$/;
if(types)types.createPolicy("default",{
createScriptURL:function(url){var to=new URL(url,location.href);return to.origin===location.origin&&own.test(to.pathname)?url:null},
createScript:function(text){JSON.parse(text);return text},
createHTML:function(html){return html==="<script><\\/script>"||html.indexOf("<")<0||drawing.test(html)&&!/[\\s/"'](?:on|style|[\\w:]*href)/i.test(html)?html:null}});
var files=JSON.parse(document.currentScript.dataset.scripts),signs=["pointerdown","pointermove","keydown","touchstart","focusin"];
function start(){
if(!files)return;
files.forEach(function(file){var script=document.createElement("script");script.async=true;
if(file[1])script.integrity=file[1];script.src=file[0];document.head.appendChild(script)});
files=null;
signs.forEach(function(sign){removeEventListener(sign,start,true)})}
addEventListener("click",function(event){
var link=event.target.closest&&event.target.closest("a.open-modal");
if(!link||self.oxbowFirstClick===null||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();self.oxbowFirstClick=link;start();
setTimeout(function(){if(self.oxbowFirstClick===link)location.assign(link.href)},4000)},true);
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
function painted(){requestAnimationFrame(function(){setTimeout(start)})}
if(document.readyState==="complete")painted();else addEventListener("load",painted);
setTimeout(start,4000)})()`;
