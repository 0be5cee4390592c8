import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { oneOf } from '../../platform/texts/one-of'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'

/** The texts of visits that this device keeps for the user, by the names of their drafts. */
export function useKeptTexts() {
  const { drafts } = useApp()
  const [forms, setForms] = useState<readonly string[]>([])
  useEffect(() => {
    drafts.forms().then(
      (all) => setForms(all.filter((form) => pattern.test(form))),
      () => {}, // without a disk there are none
    )
  }, [drafts])
  return forms
}

const pattern = /^visit-(note|prescription|oral-examination|periodontal-chart)-(\d+)$/

const kinds = ['note', 'prescription', 'oral-examination', 'periodontal-chart'] as const

/** Leads to the practices whose texts were not sent. */
export function KeptTexts({ forms }: { forms: readonly string[] }) {
  const { journal: texts } = useTexts()
  if (forms.length === 0) return null
  return (
    <Card title={texts.texts()}>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {forms.map((form) => {
          const [, kind, id] = pattern.exec(form) ?? []
          const say = texts.kinds[oneOf(kinds, kind ?? '') ?? 'note']
          return (
            <li key={form}>
              <Link
                href={`/doctor/idental/start-practice?visit=${id}`}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {say({ id: Number(id) })}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
