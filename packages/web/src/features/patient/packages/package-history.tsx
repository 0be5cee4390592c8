import { packageEntryKinds } from '@clinic/core/package-sold'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { PackageSold } from '../../../entities/package-sold/package-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'

/** What became of the sessions of a package, the latest first; folded away until somebody asks. */
export function PackageHistory({ of: { items, entries } }: { of: PackageSold }) {
  const words = useTexts()['package-sold']
  const { label } = useLabels()
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const language = useLanguage()
  const serviceOf = (id: number) => {
    const item = items.find(({ product_id }) => product_id === id)
    return language === 'id' || !item?.name_en ? (item?.name ?? '') : item.name_en
  }
  return (
    <details>
      <summary className={css({ cursor: 'pointer', width: 'fit', textStyle: 'small' })}>{words.history()}</summary>
      <ol className={css({ display: 'grid', gap: '2', paddingBlockStart: '2' })}>
        {entries
          .toReversed()
          .map(({ id, kind, product_id, sessions, invoice_id, invoice_number, at, user_name, reason }) => (
            <li key={id} className={css({ display: 'grid', textStyle: 'small' })}>
              <span>
                {words.entry({
                  kind: label(packageEntryKinds, kind),
                  service: serviceOf(product_id),
                  count: number(Math.abs(sessions)),
                })}
              </span>
              <span className={css({ color: 'muted' })}>
                <bdi>{words.entryBy({ when: dateTime(at), name: isolated(user_name) })}</bdi>
                {invoice_id !== null && (
                  <>
                    {' · '}
                    <Link href={`/clinic/finance/invoice/${invoice_id}`} className={link()}>
                      {invoice_number}
                    </Link>
                  </>
                )}
              </span>
              {reason && <bdi>{reason}</bdi>}
            </li>
          ))}
      </ol>
    </details>
  )
}
