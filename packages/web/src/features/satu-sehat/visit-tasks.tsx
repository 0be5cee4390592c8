import { css } from 'styled-system/css'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useToDo } from '../../entities/satu-sehat/use-to-do'
import { WhatToDo } from '../../entities/satu-sehat/what-to-do'
import { Banner } from '../../ui/feedback/banner'

/** All that has to be done before a visit can be sent; nothing where nothing has to be. */
export function VisitTasks({ visit }: { visit: SatuSehatVisit }) {
  const { missing, state } = visit
  if (!useToDo()(visit)) return null
  return (
    <Banner tone={state === 'rejected' || state === 'dead' ? 'error' : 'warning'}>
      {missing.length > 1 ? (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {missing.map((each) => (
            <li key={`${each.key} ${each.field} ${each.id}`}>
              <WhatToDo visit={{ ...visit, missing: [each] }} />
            </li>
          ))}
        </ul>
      ) : (
        <WhatToDo visit={visit} />
      )}
    </Banner>
  )
}
