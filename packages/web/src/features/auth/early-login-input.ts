/** Reads the login fields, and whether they were sent, from the page painted before its code. */
export function earlyLoginInput(form: HTMLFormElement | null) {
  const text = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return { email: text('email'), password: text('password'), wasSent: form?.dataset.pressed !== undefined }
}
