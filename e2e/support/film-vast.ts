/** VAST and VMAP documents that sell whole films, each with its tracking addresses. */

export const vast = (origin: string, films: readonly string[]) =>
  `<VAST version="4.2">${films
    .map(
      (film, i) => `<Ad id="${film}" sequence="${i + 1}"><InLine><AdSystem>x</AdSystem><AdTitle>${film}</AdTitle>
        <Error><![CDATA[${origin}/event?${film} error [ERRORCODE]]]></Error>
        <Impression><![CDATA[${origin}/event?${film} impression]]></Impression><Creatives><Creative id="c-${film}"><Linear>
        <Duration>00:00:06</Duration><TrackingEvents><Tracking event="complete"><![CDATA[${origin}/event?${film} complete]]></Tracking></TrackingEvents>
        <MediaFiles><MediaFile delivery="progressive" type="video/mp4 ; codecs=&quot;avc1&quot;" width="128" height="72">
        <![CDATA[${origin}/films/${film}]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>`,
    )
    .join('')}</VAST>`;

/** Each film in a break of its own, all of them at the end. */
export const vmap = (origin: string, films: readonly string[]) =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${films
    .map(
      (film, i) => `<vmap:AdBreak timeOffset="${i === 0 ? 'end' : '100%'}" breakType="linear" breakId="${i}">
        <vmap:AdSource allowMultipleAds="false"><vmap:VASTAdData>${vast(origin, [film])}</vmap:VASTAdData></vmap:AdSource>
        <vmap:TrackingEvents>${['breakStart', 'breakEnd']
          .map((event) => `<vmap:Tracking event="${event}"><![CDATA[${origin}/event?${event} ${i}]]></vmap:Tracking>`)
          .join('')}</vmap:TrackingEvents></vmap:AdBreak>`,
    )
    .join('')}</vmap:VMAP>`;
