export type Notice = 'info' | 'success' | 'warning' | 'error'

let toaster: Promise<typeof import('./toaster')> | undefined

/** Shows a toast, perhaps with an undo action. The toaster is loaded with the first one. */
export async function notify(kind: Notice, text: string, action?: { label: string; onClick: () => void }) {
  toaster ??= import('./toaster')
  const { mountToaster, toast } = await toaster
  mountToaster()
  toast[kind](text, { action })
}

/** Removes all toasts: they may name a patient. */
export async function dismissNotices() {
  const shown = await toaster
  shown?.unmountToaster()
}
