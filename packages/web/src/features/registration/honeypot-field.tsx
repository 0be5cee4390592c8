import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'

/** A field that people neither see nor reach; a robot fills it in, and the clinic refuses it. */
export const HoneypotField = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
  <label aria-hidden="true" className={css({ srOnly: true })}>
    {useTexts().registration.patientInformation.trap()}
    <input ref={ref} name="website_url" tabIndex={-1} autoComplete="off" />
  </label>
)
