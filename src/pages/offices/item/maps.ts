import type { Labelled } from '../../../components/sections/section.ts';
import { firm } from '../../../platform/settings/firm.ts';

interface Place {
  readonly title: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA. */
  readonly timeZone: string;
}

/** Links to map services at a place, those that are used there; none when its coordinates are not known. */
export function mapLinks({ title, latitude, longitude, timeZone }: Place): Labelled[] {
  if (latitude === null || longitude === null) return [];
  const at = `${latitude},${longitude}`;
  const name = encodeURIComponent(`${firm.shortName}, ${title}`);
  const apple = { text: 'Apple', url: `https://maps.apple.com/?ll=${at}&q=${name}` };
  if (timeZone === 'Asia/Shanghai') {
    const content = `&title=${name}&content=${name}&output=html&coord_type=wgs84`;
    return [
      {
        text: '高德地图',
        lang: 'zh-CN',
        url: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${name}&coordinate=wgs84`,
      },
      {
        text: '百度地图',
        lang: 'zh-CN',
        url: `https://api.map.baidu.com/marker?location=${at}${content}`,
      },
      apple,
    ];
  }
  return [
    { text: 'Google', url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}` },
    apple,
    {
      text: 'OpenStreetMap',
      url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ];
}
