// Polls for new messages while the page is open. Everything else works without it.
const pause = 1500
const follow = document.querySelector('#follow')
const list = document.querySelector('#list')
let revision = document.documentElement.dataset.revision

follow.hidden = false
setTimeout(look, pause)

async function look() {
  try {
    if (follow.querySelector('input').checked && !document.hidden) await catchUp()
  } catch {
    // The sandbox was stopped; it may come back.
  }
  setTimeout(look, pause)
}

async function catchUp() {
  const reply = await fetch('/sandbox/revision')
  const now = String((await reply.json()).revision)
  if (now === revision) return
  const page = await (await fetch(location.href)).text()
  show(new DOMParser().parseFromString(page, 'text/html'))
  revision = now
}

function show(page) {
  const fresh = [...page.querySelectorAll('#list > li')].map(keepIfSame)
  const kept = new Set(fresh)
  const gone = [...list.children].filter((item) => !kept.has(item))
  for (const item of gone) item.remove()
  fresh.forEach((item, index) => {
    // Moving an item that is already in place would close its details and lose the focus.
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null)
  })
  for (const id of ['count', 'active']) replaceIfChanged(id, page)
  document.querySelector('#empty').hidden = fresh.length > 0
}

function keepIfSame(item) {
  const here = document.getElementById(item.id)
  return here !== null && here.textContent === item.textContent ? here : document.adoptNode(item)
}

function replaceIfChanged(id, page) {
  const [here, there] = [document.getElementById(id), page.getElementById(id)]
  if (here.textContent === there.textContent) return
  // The count is a live region: only a change of its text is announced.
  if (id === 'count') here.textContent = there.textContent
  else here.replaceWith(document.adoptNode(there))
}
