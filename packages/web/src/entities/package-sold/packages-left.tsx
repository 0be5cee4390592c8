import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { activePackagesQuery } from './package-query'

/** What is left of the packages of a patient, a quiet line each; nothing is said where there is none, or while it is not known. */
export default function PackagesLeft({ patient }: { patient: number }) {
  useNamespace('package-sold')
  const { api } = useApp()
  const words = useTexts()['package-sold']
  const { date, number } = useFormat()
  const language = useLanguage()
  const packages = useQuery(activePackagesQuery(api, patient)).data
  if (!packages || packages.length === 0) return null
  return (
    <ul aria-label={words.left.label()} className={lines}>
      {packages.map(({ id, name, items, valid_until }) => (
        <li key={id}>
          <bdi>
            {words.left.line({
              name,
              left: items
                .filter(({ left }) => left > 0)
                .map((item) =>
                  words.left.of({
                    service: language === 'id' || item.name_en === '' ? item.name : item.name_en,
                    left: number(item.left),
                  }),
                )
                .join(', '),
              date: date(valid_until),
            })}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

const lines = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' })
