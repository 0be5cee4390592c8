/** Returns what a validator of HTML would refuse in the page as it stands. It runs in the browser and uses nothing from outside itself. */
export function findInvalidHtml(): string[] {
  const phrasing = 'span, p, bdi, strong, em, small, b, label, button, h1, h2, h3, h4, dt, legend, summary'
  const flow =
    'div, p, ul, ol, dl, table, section, article, header, footer, main, nav, form, fieldset, figure, h1, h2, h3'
  const interactive = 'a, button, input, select, textarea, label, summary'
  const start = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
  const misplaced = Array.from(document.querySelectorAll(`:is(${phrasing}) > :is(${flow})`)).filter(
    (element) => !(element.parentElement?.matches('summary, legend') && element.matches('h1, h2, h3')),
  )
  const nested = document.querySelectorAll(`:is(a, button) :is(${interactive}), label label, form form`)
  const listed = document.querySelectorAll(':is(ul, ol) > :not(li, script, template), dl > :not(dt, dd, div)')
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
  const single = ['title', 'main'].filter((name) => document.querySelectorAll(`html > * ${name}:not(svg *)`).length > 1)
  return [
    ...[...misplaced, ...nested, ...listed].map(
      (element) => `misplaced: ${start(element)} in ${element.parentElement?.localName}`,
    ),
    ...repeated.map((id) => `id twice: ${id}`),
    ...single.map((name) => `more than one <${name}>`),
  ]
}
