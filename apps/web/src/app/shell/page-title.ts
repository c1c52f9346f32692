const PRODUCT = 'Reelwright';

let page = PRODUCT;
let running = 0;

function paint(): void {
  document.title = `${running > 0 ? `(${running}) ` : ''}${page === PRODUCT ? page : `${page} · ${PRODUCT}`}`;
}

/** Names the page in the browser's tab. */
export function setPageTitle(title: string): void {
  page = title;
  paint();
}

/** Shows before the page's name how many tasks are running. */
export function setRunningInTitle(count: number): void {
  running = count;
  paint();
}
