import { groupOfDocument } from '@clinic/core/patient-document'
import { useQuery } from '@tanstack/react-query'
import { css, cx } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { documentPhotoQuery, type PatientDocument } from './document-query'
import { useDocumentWords } from './use-document-words'

interface DocumentTileProps {
  document: PatientDocument
  onOpen: () => void
}

/** A file, small: its picture, what it is and of which day. Of a removed one only the words are left. */
export function DocumentTile({ document, onOpen }: DocumentTileProps) {
  const { api } = useApp()
  const texts = useTexts()['patient-document']
  const words = useDocumentWords()
  const { date, dateTime } = useFormat(useClinicDay().timeZone)
  const { data } = useQuery(documentPhotoQuery(api, document, 'small'))
  const { kind, taken_on, remark, removed } = document
  const said = (
    <>
      <b>{words.kindOf(document)}</b>
      <span className={muted}>
        <bdi>{[date(taken_on), words.teethOf(document)].filter(Boolean).join(' · ')}</bdi>
      </span>
      {remark && (
        <span className={cut} title={remark}>
          <bdi>{remark}</bdi>
        </span>
      )}
    </>
  )
  if (removed) {
    const { reason, by: name, at } = removed
    return (
      <div className={cx(tile, gone)}>
        {said}
        <span className={muted}>
          {texts.removedBy({ name: isolated(name), when: dateTime(at), reason: isolated(reason) })}
        </span>
      </div>
    )
  }
  return (
    <button
      type="button"
      aria-label={texts.open({ what: words.nameOf(document) })}
      className={cx(tile, opener)}
      onClick={onOpen}
    >
      <span className={cx(frame, groupOfDocument(kind) === 'radiograph' ? dark : light)}>
        {data ? <img src={data} alt="" className={picture} /> : <Skeleton shape="block" />}
      </span>
      {said}
    </button>
  )
}

const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  width: 'full',
  minWidth: '0',
  height: 'full',
  padding: '2',
  border: 'hairline',
  borderRadius: 'control',
  background: 'surface',
  textAlign: 'start',
})
const opener = css({ cursor: 'zoom-in', _hover: { background: 'primary.tint' } })
const gone = css({ borderStyle: 'dashed', color: 'muted' })
const frame = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '[4 / 3]',
  overflow: 'hidden',
  borderRadius: 'control',
  marginBlockEnd: '1',
})
const dark = css({ background: 'black' })
const light = css({ background: 'white' })
const picture = css({ maxWidth: 'full', maxHeight: 'full', minHeight: '0', objectFit: 'contain' })
const muted = css({ color: 'muted', textStyle: 'small' })
const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
