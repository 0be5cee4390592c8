import { css } from 'styled-system/css'
import { phoneText } from './phone-text'

/** A phone number: in one line, from left to right beside any script. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className={css({ whiteSpace: 'nowrap' })}>
      {phoneText(number)}
    </bdi>
  )
}
