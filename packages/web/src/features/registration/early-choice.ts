/** The language chosen in the first step, and whether it was sent, from the time when only its picture was here. */
export function earlyChoice(form: HTMLFormElement | null) {
  const chosen = form?.querySelector<HTMLInputElement>('[name=language]:checked')?.value
  return { language: chosen, wasSent: form?.dataset.pressed !== undefined }
}
