import { Button } from 'react-aria-components/Button'
import { useTexts } from '../../platform/texts.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { umbrellaTexts } from '../texts.ts'
import type { MapController, MapLevel } from './map-controller.ts'
import styles from './map.module.css'

function Control({
  icon,
  label,
  onPress,
  isDisabled = false,
}: {
  icon: IconName
  label: string
  onPress: () => void
  isDisabled?: boolean
}) {
  return (
    <Button aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      <Icon name={icon} size={icon === 'plus' || icon === 'minus' ? 22 : 20} stroke={2.2} />
    </Button>
  )
}

/** Zoom in and out, the whole beach, the list: what gestures and keys do, as buttons. */
export function MapControls(props: {
  map: MapController
  level: MapLevel
  bottom: number | null
  isWide: boolean
  onList: () => void
}) {
  const { map, level, bottom, isWide, onList } = props
  const texts = useTexts(umbrellaTexts)
  const style =
    bottom === null ? { top: 17 } : isWide ? { top: '50%', right: 4, transform: 'translateY(-50%)' } : { bottom }
  return (
    <div
      className={`mapctl ${styles['controls']}`}
      style={style}
      role="group"
      aria-label={texts.map.zoomGroup}
      data-map-control
    >
      <Control icon="plus" label={texts.map.zoomIn} onPress={() => map.zoom('in')} isDisabled={level === 2} />
      {level === 0 ? null : <Control icon="minus" label={texts.map.zoomOut} onPress={() => map.zoom('out')} />}
      {isWide ? <Control icon="full-screen" label={texts.map.fit} onPress={() => map.showAll()} /> : null}
      {isWide ? <Control icon="list" label={texts.map.list} onPress={onList} /> : null}
    </div>
  )
}
