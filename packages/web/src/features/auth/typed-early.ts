/** What stands in the login's fields, and whether it was sent, from the time when only its picture was here. */
export function typedEarly(form: HTMLFormElement | null) {
  const text = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return { email: text('email'), password: text('password'), wasSent: form?.dataset.pressed !== undefined }
}
