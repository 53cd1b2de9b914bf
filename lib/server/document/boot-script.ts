import { closedAnnouncementsKey } from "../../base/closed-announcements.ts";

/**
 * The one script of our own that stands inside every document, before all others. It runs in the
 * browser as it is written here, so it uses what old browsers know and is kept small.
 *
 * SECURITY: the default Trusted Types policy lets React and Next's loader work and nothing else: markup
 * only without an element (or React's own empty script, or a still drawing such as the hosted forms'
 * icons), text of a script only where it is data (JSON-LD of the next page), scripts only from our built
 * files and the analytics library that this site serves itself.
 *
 * The fonts that stand in the document are handed over as bytes, which the browser has at once. From a rule it
 * would load them, even these, in a later task: a first paint in between would be in another font, and every
 * size of that font is a question to the system. Those that are files are loaded after the page, and named when
 * they are there, for the same reason; those for rare letters are loaded when one is shown. As rules, fonts count
 * where no script runs (`noscript`); those of the whole stylesheets are dropped before they count, or all words
 * would be laid out twice more when somebody comes.
 *
 * The validation library is told not to build functions from text, before any part of it is loaded.
 *
 * Scripts, and the whole stylesheets that they may need, are asked for at the first sign of a person, or
 * three and a half seconds after the page has been painted: a document is complete without them. On a slow
 * line they would take the room of its fonts, and on a slow phone the moment in which one starts to read.
 * The page's data is handed over with them, or once it is there, and Next takes it in either way.
 * A page whose work is done by its script says so with `data-starts-at-once`; an address with a query, and a
 * draft, want something of it, too.
 *
 * What lies below the first screen is laid out after the page has loaded, in at most four dozen steps with a frame
 * between two, in which the last one is drawn: all at once it would hold up the first paint. Until then a part is laid
 * out when one comes near it (content-visibility). An address that leads to a part has all of them at once, and so has
 * a page that is seen again (reload, history), which goes back to the place where one was.
 * "Near" is one and a half screens. On a phone that would be several parts, laid out for the first paint. So where a
 * part is known to fill the first screen (`data-tall`), or to begin below it (`data-below`), what comes next is kept
 * farther away until then, or until somebody is there. (Not options: each country of a phone field would look back
 * over all before it to learn that none is tall.) Rows of tables can't be passed over; they come in one by one.
 * Parts with fields are left out altogether until then: Chrome asks each field of a page that was just read whether it
 * can be filled in, and lays out the part around it to know.
 *
 * Pictures that are masks are drawn once more when the page is there. Chrome notes the largest paint of a mask only when
 * it is drawn anew, which would be with the stylesheets, seconds after it was seen.
 *
 * News stand in the first paint, unless this browser has closed them (components/layout/news-bar.tsx). They wait for
 * what follows their bar: a line may stop in its middle, and the links beside them would move them.
 *
 * A call to sales, a named action or a button that is clicked before they are there, fields that are changed, and the part
 * of the page that a link leads to, are kept for them (components/ui/early-acts.ts). The link shows at once that
 * something is on its way. If they don't come, it is followed.
 */
export const bootScript = `(function(){
self.__zod_globalConfig={jitless:true};
var every="U+0-10FFFF";
function listFonts(isLate){
var block=document.querySelector("noscript[data-fonts]"),fonts=[];
if(block)(block.textContent.match(/@font-face{[^}]+/g)||[]).forEach(function(rule){
var get=function(property){return(rule.match(new RegExp("[{;]"+property+":(.+?)(?=;[a-z-]+:|;?$)"))||[])[1]},source=get("src"),data=/base64,([^")]+)/.exec(source);
if(isLate!==!data)return;
if(data)source=Uint8Array.fromBase64?Uint8Array.fromBase64(data[1]):Uint8Array.from(atob(data[1]),function(sign){return sign.charCodeAt(0)});
fonts.push(new FontFace(get("font-family"),source,{style:get("font-style"),weight:get("font-weight"),
display:get("font-display"),unicodeRange:get("unicode-range")||every}))});
return fonts}
function addFont(font){if(font)document.fonts.add(font)}
listFonts(false).forEach(addFont);
var below="main>section~section,main>div>section~section,.article>:nth-child(n+9),body>footer",
later="[data-tall]~:not(option),[data-below],.post-body .article>*,main:has([data-tall])~footer",phone="(max-width:30em) and (max-height:62em)",put,parts,each;
function isPhone(){return matchMedia(phone).matches}
function hold(isStill){var wait="{content-visibility:auto;contain-intrinsic-height:auto 500px}";
put.replaceSync(below+wait+"@media "+phone+"{"+later+wait+(isStill?"[data-tall]{margin-bottom:200vh}[data-below]{margin-top:200vh}tbody[data-below]:not([style*=visible]){display:none}:is("+later+"):has(input,select,textarea):not([style*=visible]){display:none}":"")+"}")}
function isReturn(){var visit=performance.getEntriesByType("navigation")[0];return visit&&visit.type!=="navigate"}
if(!location.hash&&"contentVisibility"in document.documentElement.style)try{
if(!isReturn()){put=new CSSStyleSheet();hold(true);document.adoptedStyleSheets=[put]}}catch(error){}
function show(part){part.style.contentVisibility="visible"}
function listParts(){return Array.from(document.querySelectorAll(isPhone()?below+","+later:below))}
function lay(){
if(parts.length){parts.splice(0,each).forEach(show);return requestAnimationFrame(function(){requestAnimationFrame(lay)})}
document.adoptedStyleSheets=[];
document.querySelectorAll("[style*=content-visibility]").forEach(function(part){part.style.removeProperty("content-visibility")})}
var own=/^\\/(?:_next\\/static|ingest\\/static|ingest\\/array)\\//,types=window.trustedTypes,
drawing=/^\\s*<svg[^<>]*>(?:\\s*<\\/?(?:path|g|rect|circle|svg)[^<>]*>)*\\s*$/;
if(types)types.createPolicy("default",{
createScriptURL:function(url){var to=new URL(url,location.href);return to.origin===location.origin&&own.test(to.pathname)?url:null},
createScript:function(text){JSON.parse(text);return text},
createHTML:function(html){return html==="<script><\\/script>"||html.indexOf("<")<0||drawing.test(html)&&!/[\\s/"'](?:on|style|[\\w:]*href)/i.test(html)?html:null}});
var files=JSON.parse(document.currentScript.dataset.files),signs=["pointerdown","pointermove","keydown","touchstart","focusin","scroll"];
function hand(){var block=document.querySelector("script[data-flight]");
if(files||!block||!self.__next_f||document.readyState==="loading")return;
JSON.parse(block.textContent).forEach(function(piece){__next_f.push(piece)});block.remove()}
function use(event){var link=event.target;try{
for(var at=link.sheet.cssRules.length;at--;)if(link.sheet.cssRules[at]instanceof CSSFontFaceRule)link.sheet.deleteRule(at)}catch(error){}
link.media="all"}
function start(){
if(!files)return;
files.forEach(function(file){var isStyle=/\\.css$/.test(file[0]),element=document.createElement(isStyle?"link":"script");
if(file[1])element.integrity=file[1];
if(isStyle){element.rel="stylesheet";element.dataset.precedence="next";element.media="not all";element.onload=use;element.href=file[0]}
else{element.async=true;element.src=file[0]}
document.head.appendChild(element)});
files=null;
if(put)hold();
hand();
signs.forEach(function(sign){removeEventListener(sign,start,true)})}
function showNews(){var news=document.querySelector(".news[data-id]"),isClosed;
if(!news||!document.querySelector(".site-header"))return;
watcher.disconnect();
try{isClosed=JSON.parse(localStorage.getItem("${closedAnnouncementsKey}")||"[]").indexOf(news.dataset.id)>=0}catch(error){}
news.dataset.state=isClosed?"closed":"open"}
var watcher=new MutationObserver(showNews);
watcher.observe(document,{childList:true,subtree:true});
document.addEventListener("DOMContentLoaded",function(){watcher.disconnect();hand()});
self.oxbowEarly={click:null,fields:[],hash:""};
addEventListener("hashchange",function(event){if(self.oxbowEarly)oxbowEarly.hash=new URL(event.newURL).hash});
addEventListener("input",function(event){var early=self.oxbowEarly;if(early&&early.fields.indexOf(event.target)<0)early.fields.push(event.target)},true);
addEventListener("click",function(event){
var target=event.target.closest&&event.target.closest("a.open-modal,a[data-action]:not([target]),button[type=button]:not([popovertarget])");
if(!target||!self.oxbowEarly||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();oxbowEarly.click=target;if(target.href)target.setAttribute("aria-busy","true");start();
setTimeout(function(){if(target.href&&self.oxbowEarly)location.assign(target.href)},4000)},true);
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
function painted(){
document.querySelectorAll(".strokes").forEach(function(picture){picture.style.backgroundPosition="1px"});
Promise.all(listFonts(true).map(function(font){return font.unicodeRange===every?font.load().catch(function(){}):font})).then(function(fonts){
fonts.forEach(addFont);
if(put){parts=listParts();each=Math.ceil(parts.length/48);requestAnimationFrame(function(){requestAnimationFrame(lay)})}})
setTimeout(start,location.search||document.querySelector("[data-starts-at-once],[data-preview]")?0:3500)}
function loaded(){try{new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();painted()}}).observe({type:"paint",buffered:true})}
catch(error){painted()}}
if(document.readyState==="complete")loaded();else addEventListener("load",loaded);
setTimeout(start,8000)})()`;
