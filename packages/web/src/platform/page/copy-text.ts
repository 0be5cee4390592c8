/**
 * Copies a text; rejects where the browser does not allow it. A page that came without https has no clipboard of its own,
 * and copies as Ctrl+C does.
 */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', fill, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  if (!copied) throw new Error('The browser refused to copy')
}
