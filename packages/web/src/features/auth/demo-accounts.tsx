import { type Schema, unwrap } from '@clinic/api'
import { roles } from '@clinic/core/auth'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'

type DemoAccount = Schema<'DemoAccount'>

/** In development: the accounts of the demo clinic, a click each. Silent when the server has none. */
export default function DemoAccounts({
  onChoose,
}: {
  onChoose: (chosen: { email: string; password: string }) => void
}) {
  const { api } = useApp()
  const texts = useTexts().auth
  const { label } = useLabels()
  const [accounts, setAccounts] = useState<DemoAccount[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    unwrap(api.GET('/api/auth/demo-account', { signal: leaving.signal })).then(
      ({ rows }) => setAccounts(rows),
      () => {},
    )
    return () => leaving.abort()
  }, [api])

  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className={box}>
      <h2 id="demo-accounts" className={css({ fontWeight: 'semibold', paddingInline: '2' })}>
        {texts.demoTitle()}
      </h2>
      <p className={css({ fontSize: 'xs', color: 'muted', paddingInline: '2', marginBlockEnd: '1' })}>
        {texts.demoText()}
      </p>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
          gap: '1',
          listStyle: 'none',
        })}
      >
        {accounts.map(({ email, password, role, clinic }) => (
          <li key={email}>
            <button type="button" className={account} onClick={() => onChoose({ email, password })}>
              <strong>{label(roles, role)}</strong>
              <span>{email}</span>
              {clinic !== accounts[0]?.clinic && <span>{clinic}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const box = css({ padding: '3', borderRadius: 'card', border: 'hairline' })
const account = css({
  display: 'grid',
  width: 'full',
  paddingInline: '2',
  paddingBlock: '2',
  textAlign: 'start',
  fontSize: 'xs',
  borderRadius: 'control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'subtle' },
  '& span': { color: 'muted' },
})
