export type Notice = 'info' | 'success' | 'warning' | 'error'

let toaster: Promise<typeof import('./toaster')> | undefined

/** Shows a toast, perhaps with what undoes it. The toaster is loaded with the first one. */
export async function notify(kind: Notice, text: string, action?: { label: string; onClick: () => void }) {
  toaster ??= import('./toaster')
  const { mountToaster, toast } = await toaster
  mountToaster()
  toast[kind](text, { action })
}

/** Takes away what is shown: a toast may name a patient. */
export async function dismissNotices() {
  const shown = await toaster
  shown?.unmountToaster()
}
