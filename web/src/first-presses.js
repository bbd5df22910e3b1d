// Runs when the screen is drawn: it speaks one's language, bears one's name, asks who one is, leaves room for one's tables
// but none for a lesson that one has had, and keeps what is pressed until it can be done.
{
  const kept = (key) => {
    try {
      return JSON.parse(localStorage[key]);
    } catch {}
  };
  const page = document.documentElement;
  const frame = document.getElementById('frame');
  const { at, told, nobody } = JSON.parse(document.getElementById('wording').textContent);
  const name = kept('cerebria-person')?.name;
  page.style.setProperty('--continue', `${kept('cerebria-continue') ?? 0}px`);
  const places = [];
  const nodes = document.createTreeWalker(frame, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const held = node.data ? [node] : WORDY.map((each) => node.getAttributeNode(each)).filter(Boolean);
    places.push(...held);
  }
  told[page.lang]?.forEach((words, i) => (places[at[i]].nodeValue = words));
  for (const place of places)
    if (place.data?.includes('\ue000'))
      place.data = place.data.replace('\ue000', () => name ?? nobody[page.lang].shift());
  if (kept('cerebria-tutorial')?.basic?.isDone) frame.querySelector('.lesson')?.remove();
  for (const menu of frame.querySelectorAll('select')) menu.value = page.lang;
  frame.lang = page.lang;
  if (!name && frame.querySelector('dialog')) {
    frame.querySelector('dialog').showModal();
    frame.querySelector('input').focus();
    frame.querySelector('input').select();
  }
  frame.onsubmit = (event) => event.preventDefault();
  frame.onclick = ({ target }) => {
    const button = target.closest('button');
    if (button) frame.pressed = button;
  };
}
