/** What the realtime screen draws after its first figures: one file, no part of the first screen's code. */
export { ChannelsAndSources } from './ChannelsAndSources.tsx';
export { MinutePart } from './MinutePart.tsx';
export { OnAirNow } from './OnAirNow.tsx';
export { RisingFalling } from './RisingFalling.tsx';
export { SecondCurve } from './SecondCurve.tsx';
export { WallButton } from './wall/WallButton.tsx';
