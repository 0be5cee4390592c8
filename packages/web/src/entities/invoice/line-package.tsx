import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** Which session of which package of the patient a line uses: session 2 of 5 of Paket Veneer. */
export function LinePackage({ of: { name, session, sessions } }: { of: Schema<'LinePackage'> }) {
  const { line: words } = useTexts().invoice
  const { number } = useFormat()
  return (
    <span className={css({ textStyle: 'small', color: 'success.text' })}>
      <bdi>{words.session({ session: number(session), sessions: number(sessions), name })}</bdi>
    </span>
  )
}
