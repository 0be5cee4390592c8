export type Notice = 'info' | 'success' | 'warning' | 'error'

/** Shows a toast. The toaster is loaded with the first one. */
export async function notify(kind: Notice, text: string) {
  const { mountToaster, toast } = await import('./toaster')
  mountToaster()
  toast[kind](text)
}
