import { X } from 'lucide-react'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { notify } from '../../../platform/page/notify'
import { focusFirstWrong } from '../../../platform/record/field-errors'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { FileDrop } from '../../../ui/field/file-drop'
import { IconButton } from '../../../ui/icon-button'
import { Dialog } from '../../../ui/overlay/dialog'
import { photoTypes } from '../../photo/send/picture-problem'
import { usePasted } from '../../photo/send/use-pasted'
import { WholePicture } from '../../photo/whole-picture'
import { DocumentFields, type SaidOfDocument, useDocumentProblems } from '../document-fields'
import { useWaitingFiles, type WaitingFile } from './use-waiting-files'

interface AddDocumentsDialogProps {
  /** The id of whose they are. */
  patient: number
  onClose: () => void
}

/** Pictures of one kind and day are chosen, dropped or pasted, and stored one after the other. */
export default function AddDocumentsDialog({ patient, onClose }: AddDocumentsDialogProps) {
  const { add: words, problems } = useTexts()['patient-document']
  const texts = useTexts()
  const { today } = useClinicDay()
  const problemsOf = useDocumentProblems()
  const form = useId()
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<SaidOfDocument>()
  const [wasSent, setSent] = useState(false)
  const [stored, setStored] = useState(0)
  const { waiting, progress, take, send, leaveOut } = useWaitingFiles(patient)
  const isBusy = progress !== undefined
  usePasted(
    useCallback((files) => files && take(files), [take]),
    !isBusy,
  )
  const said = typed ?? { kind: '', taken_on: today, teeth: [], remark: '' }
  const errors = wasSent ? problemsOf(said) : {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const { kind } = said
    if (isBusy || kind === '' || Object.values(problemsOf(said)).some(Boolean) || waiting.length === 0) {
      requestAnimationFrame(() => focusFirstWrong(element.current))
      return
    }
    const done = await send({ ...said, kind })
    setStored(stored + done.stored)
    if (done.left > 0) return
    void notify('success', words.saved(stored + done.stored))
    onClose()
  }
  return (
    <Dialog
      open
      title={words.title()}
      description={words.text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {progress ? words.sending(progress) : words.save({ count: waiting.length })}
          </Button>
        </>
      }
    >
      <form id={form} ref={element} noValidate autoComplete="off" onSubmit={submit} className={stack}>
        {stored > 0 && <Banner>{words.some(stored)}</Banner>}
        <FileDrop
          label={words.choose()}
          text={words.drop()}
          choose={words.choose()}
          accept={photoTypes.join(',')}
          multiple
          busy={isBusy}
          onFiles={take}
        />
        {wasSent && waiting.length === 0 && <Banner tone="error">{problems.files()}</Banner>}
        {waiting.length > 0 && (
          <ul className={list}>
            {waiting.map((each) => (
              <Waiting key={each.address} waiting={each} isBusy={isBusy} onLeaveOut={() => leaveOut(each.file)} />
            ))}
          </ul>
        )}
        <DocumentFields value={said} errors={errors} change={(part) => setTyped({ ...said, ...part })} />
      </form>
    </Dialog>
  )
}

interface WaitingProps {
  waiting: WaitingFile
  isBusy: boolean
  onLeaveOut: () => void
}

function Waiting({ waiting: { file, address, problem }, isBusy, onLeaveOut }: WaitingProps) {
  const { add } = useTexts()['patient-document']
  return (
    <li className={row}>
      <WholePicture address={address} alt="" size="thumbnail" />
      <span className={css({ flex: '1', minWidth: '0' })}>
        <bdi className={name}>{file.name}</bdi>
        {problem && <span className={css({ display: 'block', color: 'error.text' })}>{problem}</span>}
      </span>
      <IconButton label={add.leaveOut({ name: file.name })} disabled={isBusy} onClick={onLeaveOut}>
        <X />
      </IconButton>
    </li>
  )
}

const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
const name = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
