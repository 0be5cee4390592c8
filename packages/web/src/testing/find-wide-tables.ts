/**
 * Returns the tables with rows that reach beyond the card, dialog or page around them, which cuts them off; not those that scroll
 * in a box of their own or are read aloud only. It runs in the browser and uses nothing from outside itself.
 */
export function findWideTables(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const isUnseen = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isUnseen(element.parentElement))
  return Array.from(document.querySelectorAll('table'))
    .filter((table) => table.checkVisibility() && !isUnseen(table.parentElement) && !scrolls(table.parentElement))
    .flatMap((table) => {
      const around = table.closest('.card__root, [role=dialog], main') ?? table.parentElement
      const { left, right } = (around ?? table).getBoundingClientRect()
      const beyond = Array.from(table.querySelectorAll('tbody *'), (part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .map((part) => Math.max(part.right - right, left - part.left))
      const most = Math.round(Math.max(0, ...beyond))
      return most > 0 ? [`table "${table.ariaLabel}" is ${most} px wider than its card`] : []
    })
}
