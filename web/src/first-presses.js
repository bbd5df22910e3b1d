// Runs when the screen is drawn: it bears one's name, asks who one is, leaves room for one's tables, and keeps what is
// pressed until it can be done.
{
  const kept = (key) => {
    try {
      return JSON.parse(localStorage[key]);
    } catch {}
  };
  const frame = document.getElementById('frame');
  const name = kept('cerebria-person')?.name;
  document.documentElement.style.setProperty('--continue', `${kept('cerebria-continue') ?? 0}px`);
  const nobody = JSON.parse(frame.dataset.nobody);
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.data.includes('\ue000')) text.data = text.data.replace('\ue000', () => name ?? nobody.shift());
  }
  if (document.documentElement.lang !== 'en') frame.remove();
  else if (!name && frame.querySelector('dialog')) {
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
