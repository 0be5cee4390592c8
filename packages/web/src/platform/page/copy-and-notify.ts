import { copyText } from './copy-text'
import { notify } from './notify'

/** Copies a text and says so, or says that it is to be copied by hand. */
export const copyAndNotify = (text: string, copied: string, copyFailed: string) =>
  copyText(text).then(
    () => notify('success', copied),
    () => notify('error', copyFailed),
  )
