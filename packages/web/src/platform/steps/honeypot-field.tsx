import type { Ref } from 'react'
import { css } from 'styled-system/css'

/** A field that people neither see nor reach; a robot fills it in, and the clinic refuses it. */
export const HoneypotField = ({ ref, label }: { ref?: Ref<HTMLInputElement>; label: string }) => (
  <label aria-hidden="true" className={css({ srOnly: true })}>
    {label}
    <input ref={ref} name="website_url" tabIndex={-1} autoComplete="off" />
  </label>
)
